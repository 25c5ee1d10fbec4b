import { dayNumber } from '@wojaz/travel/dates'
import { accepted, refused } from '@wojaz/travel/outcome'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mirrorCalendars, readOpenDays } from '../src/catalogue/mirror-calendars.ts'
import { placesOn } from '../src/catalogue/open-days.ts'
import type { Supplier, TimesWish } from '../src/suppliers/supplier.ts'
import { makeOption } from './make-attraction.ts'
import { hour, openTestCatalogue, supplied, supplierOf } from './open-test-catalogue.ts'

let catalogue: Awaited<ReturnType<typeof openTestCatalogue>>
let asked: TimesWish[]
let refusal: 'unreachable' | 'refused' | null
let isOver: boolean

const product = { ...supplied('a'), options: [makeOption({ id: 'am' }), makeOption({ id: 'pm' })] }
const small = supplierOf('small', () => [product, supplied('b')])

/** Open on 10 July with two places in the morning and six in the afternoon. */
const calendar: Supplier['calendar'] = async (wish) => {
  asked.push(wish)
  if (refusal) return refused({ code: refusal, error: null, detail: '' })
  const day = { day: '2026-07-10', isAvailable: true, priceFrom: null }
  const isIn = wish.from <= day.day && day.day <= wish.to
  return accepted(isIn ? [{ ...day, vacancies: wish.optionId === 'pm' ? 6 : 2 }] : [])
}

beforeAll(async () => {
  catalogue = await openTestCatalogue()
})
afterAll(() => catalogue.close())
beforeEach(async () => {
  await catalogue.pool.query('truncate attractions.supplier, attractions.attraction restart identity')
  catalogue.pass(hour)
  await catalogue.mirror(small)
  asked = []
  refusal = null
  isOver = false
})

const mirror = () =>
  mirrorCalendars({
    pool: catalogue.pool,
    clock: catalogue.clock,
    supplier: { name: 'small', calendar },
    paceMs: 0,
    isOver: () => isOver,
  })

async function placesOf(number: number, day = '2026-07-10') {
  const known = (await readOpenDays(catalogue.pool)).get(number)
  return known ? placesOn(known, dayNumber(day)) : null
}

test('every option is asked for a year, and a day has the places of the best', async () => {
  expect(await mirror()).toBe(2)
  expect([await placesOf(1), await placesOf(2), await placesOf(1, '2026-07-11')]).toEqual([6, 2, 0])
  expect(asked.map(({ optionId }) => optionId)).toEqual(['am', 'am', 'pm', 'pm', 'default', 'default'])
  const [first, second] = asked
  expect([first?.from, second?.to]).toEqual(['2026-06-01', '2027-06-01'])
})

test('what was read is not asked for again before it is due', async () => {
  await mirror()
  asked = []
  catalogue.pass(5 * hour)
  expect(await mirror()).toBe(0)
  catalogue.pass(hour)
  expect(await mirror()).toBe(2)
})

test('an attraction that has changed is asked about at once', async () => {
  await mirror()
  catalogue.pass(hour)
  await catalogue.mirror(supplierOf('small', () => [product, supplied('b', 'B')]))
  asked = []
  expect(await mirror()).toBe(1)
  expect(asked[0]?.productId).toBe('b')
})

test('a supplier that is away keeps what was known, and is asked again in ten minutes', async () => {
  await mirror()
  catalogue.pass(6 * hour)
  refusal = 'unreachable'
  asked = []
  expect(await mirror()).toBe(0)
  expect([asked.length, await placesOf(1)]).toEqual([1, 6])
  refusal = null
  expect(await mirror()).toBe(0)
  catalogue.pass(hour / 6)
  expect(await mirror()).toBe(2)
})

test('of what the supplier has no calendar nobody knows the days', async () => {
  refusal = 'refused'
  expect(await mirror()).toBe(2)
  expect(await placesOf(1)).toBeNull()
})

test('two nodes share the work: each calendar is asked for once', async () => {
  const read = await Promise.all([mirror(), mirror()])
  expect(read[0]! + read[1]!).toBe(2)
  expect(asked).toHaveLength(6)
})

test('a node that closes stops in between, and another goes on', async () => {
  isOver = true
  expect(await mirror()).toBe(0)
  expect(asked).toEqual([])
  isOver = false
  expect(await mirror()).toBe(2)
})
