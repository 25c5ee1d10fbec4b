import { expect, test } from 'vitest'
import { makeItem } from '../../test/make-attraction-order.ts'
import { attractionBookingStates } from '../states/attraction-states.ts'
import { isValidTicket, ticketEndsAt } from './ticket-validity.ts'

test('only what a supplier has confirmed lets somebody in', () => {
  const states = Object.keys(attractionBookingStates) as (keyof typeof attractionBookingStates)[]
  expect(states.filter((state) => isValidTicket({ state }))).toEqual(['confirmed', 'redeemed'])
})

test.each([
  ['with an offset', '2026-10-06T20:30:00+03:00', '2026-10-07T17:30:00.000Z'],
  ['by the clocks of the place', '2026-10-06T20:30:00', '2026-10-07T17:30:00.000Z'],
  ['unreadable: the start counts', 'in the evening', '2026-10-07T15:00:00.000Z'],
  ['before the start: the start counts', '2026-10-06T01:00:00+03:00', '2026-10-07T15:00:00.000Z'],
])('a ticket is over a day after its end, %s', (_, localEnd, over) => {
  expect(ticketEndsAt(makeItem({ localEnd })).toISOString()).toBe(over)
})
