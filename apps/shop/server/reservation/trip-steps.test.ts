import { makeFlightAlone, makeOffer } from '@wojaz/booking/testing'
import { expect, test } from 'vitest'
import { arrivalDay, tripSteps } from './trip-steps.ts'

test('a trip by plane goes from home to the hotel and back home, day by day', () => {
  const offer = makeOffer()
  const steps = tripSteps({ offer, upsells: [{ type: 'TRANSFER', code: 'TRANSFER_PRIVATE', person: null }] })
  expect(steps.map(({ kind }) => kind)).toEqual([
    'leaveHome',
    'airport',
    'flightOut',
    'transferIn',
    'checkIn',
    'checkOut',
    'transferOut',
    'flightBack',
    'backHome',
  ])
  const days = steps.map(({ day }) => day)
  expect(days).toEqual(days.toSorted())
})

test('a flight alone speaks of no hotel and no transfer', () => {
  const offer = makeFlightAlone()
  expect(tripSteps({ offer, upsells: [] }).map(({ kind }) => kind)).toEqual([
    'leaveHome',
    'airport',
    'flightOut',
    'flightBack',
    'backHome',
  ])
})

test('by car one drives there and back', () => {
  const offer = makeOffer({ departureFlight: null, returnFlight: null })
  expect(tripSteps({ offer, upsells: [] }).map(({ kind }) => kind)).toEqual([
    'leaveHome',
    'driveIn',
    'checkIn',
    'checkOut',
    'driveOut',
    'backHome',
  ])
})

test('who flies after midnight is at the airport the evening before; who lands after it arrives the next day', () => {
  const { departureFlight } = makeOffer()
  if (!departureFlight) throw new Error('The trip is by plane.')
  const night = { ...departureFlight, date: '2026-10-03', departureTime: '00:40', arrivalTime: '04:10' }
  const [home, airport] = tripSteps({ offer: makeOffer({ departureFlight: night }), upsells: [] })
  expect(airport).toMatchObject({ day: '2026-10-02', time: '22:40' })
  expect(home).toMatchObject({ kind: 'leaveHome', day: '2026-10-02' })
  expect(arrivalDay({ ...night, departureTime: '22:10', arrivalTime: '02:05' })).toBe('2026-10-04')
})

test('one way ends where one lands; who lands after midnight is home the next day', () => {
  const alone = makeFlightAlone()
  const oneWay = { ...alone, returnFlight: null, returnDate: alone.departureDate }
  expect(tripSteps({ offer: oneWay, upsells: [] }).map(({ kind }) => kind)).toEqual([
    ...['leaveHome', 'airport', 'flightOut'],
  ])
  expect(tripSteps({ offer: makeOffer(), upsells: [] }).at(-1)).toMatchObject({ day: '2026-10-11' })
})
