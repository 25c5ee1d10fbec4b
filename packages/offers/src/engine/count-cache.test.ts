import { expect, test } from 'vitest'
import { CountCache, isCountKept } from './count-cache.ts'
import type { ScanPlan, SlotGroups } from './scan/scan-plan.ts'

const family = { airAdults: 2, airChildren: 1, airInfants: 0 }

function planOf(change: Partial<ScanPlan> = {}): ScanPlan {
  return {
    hotels: Uint32Array.of(4, 7),
    firstDay: 1,
    lastDay: 9,
    nightsFrom: 7,
    nightsTo: 7,
    departures: [0, 1],
    isScheduled: false,
    dayParts: 15,
    boards: -1,
    participants: 3,
    charterFees: 0,
    staysKey: '',
    price: null,
    isEveryBoardCounted: null,
    rooms: [{ adults: 2, children: 1 }],
    ageBands: [{ ...family, ages: [[5]] }],
    ageBandOfDay: new Uint8Array(40),
    airs: [family],
    airOfDay: new Uint8Array(40),
    split: { by: 'airport' },
    ...change,
  }
}

const groups: SlotGroups = { groups: 1, slots: 2, ofPosition: new Uint16Array(2), counted: true }
const counts = Int32Array.of(2, 1)

function cacheOf(plan: ScanPlan): CountCache {
  const cache = new CountCache()
  expect(cache.find(1, plan, groups)).toBeUndefined()
  cache.keep(plan, groups, Promise.resolve(counts))
  return cache
}

test('children of any age need the same rooms and seats: a family of the same kind has the same counts', async () => {
  const cache = cacheOf(planOf())
  const older = { airAdults: 3, airChildren: 0, airInfants: 0 }
  expect(await cache.find(1, planOf({ ageBands: [{ ...family, ages: [[11]] }] }), groups)).toEqual(counts)
  expect(await cache.find(1, planOf({ airs: [older] }), groups)).toEqual(counts)
})

const infant = { airAdults: 2, airChildren: 0, airInfants: 1 }

test.each<[string, Partial<ScanPlan>]>([
  ['one more in the room', { rooms: [{ adults: 2, children: 2 }] }],
  ['an infant without a seat', { airs: [infant] }],
  [
    'an infant that gets one on the way',
    { airs: [infant, family], airOfDay: new Uint8Array(40).fill(1, 12) },
  ],
  ['other hotels', { hotels: Uint32Array.of(4, 8) }],
  ['other days', { lastDay: 10 }],
  ['other airports', { departures: [0] }],
  ['hours', { split: { by: 'dayPart' } }],
  ['scheduled flights alone', { isScheduled: true }],
])('%s is another question', (_, change) => {
  expect(cacheOf(planOf()).find(1, planOf(change), groups)).toBeUndefined()
})

test('hotels of another trip type are counted beside, and push nothing out', async () => {
  const cache = cacheOf(planOf())
  cache.keep(planOf({ hotels: Uint32Array.of(4, 8) }), groups, Promise.resolve(Int32Array.of(1, 0)))
  expect(await cache.find(1, planOf(), groups)).toEqual(counts)
})

test('after a sale everything is counted again', () => {
  expect(cacheOf(planOf()).find(2, planOf(), groups)).toBeUndefined()
})

test('a count that failed is not kept', async () => {
  const cache = new CountCache()
  cache.find(1, planOf(), groups)
  const failed = Promise.reject(new Error('A thread has ended.'))
  cache.keep(planOf(), groups, failed)
  await expect(failed).rejects.toThrow()
  expect(cache.find(1, planOf(), groups)).toBeUndefined()
})

test('what a range of prices leaves depends on ages, and is not kept', () => {
  expect(isCountKept(planOf(), groups)).toBe(true)
  expect(isCountKept(planOf({ price: { from: 1, to: 2 } }), groups)).toBe(false)
})
