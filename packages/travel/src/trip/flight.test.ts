import { expect, test } from 'vitest'
import { betterCabins, cabinClasses, isScheduledAirline, tripDirections } from './flight.ts'

test('five classes fly, and all but Economy cost more', () => {
  expect(cabinClasses).toEqual(['Economy', 'Comfort', 'PremiumComfort', 'Business', 'Premium'])
  expect(betterCabins).toEqual(cabinClasses.slice(1))
})

test('a trip has a way out and a way back', () => {
  expect(tripDirections).toEqual(['DEPARTURE', 'RETURN'])
})

test('Ryanair has a timetable of its own, LOT flies holidays as charters', () => {
  expect([isScheduledAirline('FR'), isScheduledAirline('LO')]).toEqual([true, false])
})
