import { expect, test } from 'vitest'
import { makeOffer } from '../../test/make-order.ts'
import type { Announcement } from './notice.ts'
import { stillSaid } from './still-said.ts'

const offer = makeOffer()
const hours = (...flightIds: number[]): Announcement => ({
  kind: 'flight-hours',
  flights: flightIds.map((flightId) => ({ flightId, departureTime: '10:00', arrivalTime: '13:00' })),
})

test('hours of a flight that were said anew are not said any more; those of others are', () => {
  expect(stillSaid(hours(71, 72), [hours(71)], offer)).toEqual(hours(72))
  expect(stillSaid(hours(71), [hours(5, 71)], offer)).toBeNull()
  expect(stillSaid(hours(71), [], offer)).toEqual(hours(71))
})

test('of two other hotels the newer one is said, if it is said of this trip', () => {
  const { hotelCode, departureDate } = offer
  const trips = { hotelCode, from: departureDate, until: departureDate }
  const moved: Announcement = { kind: 'hotel', trips, hotel: { ...offer, hotelCode: 'NEW00001' } }
  expect(stillSaid(moved, [moved], offer)).toBeNull()
  const elsewhere: Announcement = { ...moved, trips: { ...trips, hotelCode: 'OTHER001' } }
  expect(stillSaid(moved, [elsewhere, hours(71)], offer)).toEqual(moved)
})

test('a trip that is called off stays called off', () => {
  const off: Announcement = { kind: 'cancellation', reason: 'too-few', trips: { flightId: 71 } }
  expect(stillSaid(off, [hours(71)], offer)).toEqual(off)
})
