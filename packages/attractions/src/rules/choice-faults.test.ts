import { expect, test } from 'vitest'
import { makeAvailability, makeKind, makeOption } from '../../test/make-attraction.ts'
import { choiceFaults, kindForAge, timeFaults } from './choice-faults.ts'

const adult = makeKind({ minAge: 18 })
const youth = makeKind({ id: 'youth', type: 'YOUTH', minAge: 0, maxAge: 26 })
const child = makeKind({
  id: 'child',
  type: 'CHILD',
  minAge: 4,
  maxAge: 11,
  accompaniedBy: ['adult', 'senior'],
})
const family = makeKind({ id: 'family', type: 'FAMILY', minAge: 0, people: 4, maxQuantity: 1 })
const option = makeOption({ ticketKinds: [adult, youth, child, family], minTickets: 2, maxTickets: 6 })

test('two adults and a child are fine', () => {
  expect(choiceFaults(option, { adult: 2, child: 1 })).toEqual([])
})

test.each([
  ['nobody', {}, { code: 'no-tickets' }],
  ['a child alone', { child: 2 }, { code: 'not-alone', kindId: 'child', oneOf: ['adult', 'senior'] }],
  ['one where two are the least', { adult: 1 }, { code: 'too-few-tickets', least: 2 }],
  ['seven where six are the most', { adult: 7 }, { code: 'too-many-tickets', most: 6 }],
  ['two family tickets', { family: 2 }, { code: 'too-many-of-kind', kindId: 'family', most: 1 }],
  ['a kind that is not sold', { adult: 2, dog: 1 }, { code: 'unknown-kind', kindId: 'dog' }],
])('%s: the supplier says why not', (_, tickets, fault) => {
  expect(choiceFaults(option, tickets)).toEqual([fault])
})

test('a kind that is sold from two on', () => {
  const pair = makeOption({ ticketKinds: [makeKind({ minQuantity: 2 })] })
  expect(choiceFaults(pair, { adult: 1 })).toEqual([{ code: 'too-few-of-kind', kindId: 'adult', least: 2 }])
})

test.each([
  [5, 'child'],
  [15, 'youth'],
  [2, 'youth'],
  [40, 'adult'],
])('somebody of %i needs the narrowest ticket: %s', (age, kindId) => {
  expect(kindForAge(option.ticketKinds, age)?.id).toBe(kindId)
})

test('nobody of 120 is sold a ticket', () => {
  expect(kindForAge(option.ticketKinds, 120)).toBeNull()
})

const before = new Date('2026-07-10T13:59:59Z')

test('there are as many places as the supplier has, and as one booking may take', () => {
  expect(timeFaults(makeAvailability(), { adult: 10 }, before)).toEqual([])
  expect(timeFaults(makeAvailability(), { adult: 11 }, before)).toEqual([{ code: 'sold-out', left: 10 }])
  expect(timeFaults(makeAvailability({ maxTickets: 4 }), { adult: 5 }, before)).toEqual([
    { code: 'sold-out', left: 4 },
  ])
  expect(timeFaults(makeAvailability({ vacancies: null }), { adult: 50 }, before)).toEqual([])
})

test('what is closed is sold out, and after the cut-off it is too late', () => {
  expect(timeFaults(makeAvailability({ isAvailable: false }), { adult: 1 }, before)).toEqual([
    { code: 'sold-out', left: 0 },
  ])
  expect(timeFaults(makeAvailability(), { adult: 1 }, new Date('2026-07-10T14:00:00Z'))).toEqual([
    { code: 'too-late' },
  ])
})
