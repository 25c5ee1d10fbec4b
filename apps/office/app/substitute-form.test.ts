import { expect, test } from 'vitest'
import { readSubstitute } from './substitute-form.ts'

const faultsOf = (typed: Record<string, string>) =>
  Object.entries(readSubstitute(typed).faults).flatMap(([field, sentence]) => (sentence ? field : []))

test('nothing typed: nothing is offered instead', () => {
  expect(readSubstitute({}).wish).toBeNull()
  expect(faultsOf({})).toEqual([])
})

test('another hotel with its room and board, or another flight', () => {
  const hotel = { insteadHotel: 'her10002', insteadRoom: 'dbl', insteadBoard: 'ai' }
  expect(readSubstitute(hotel).wish).toEqual({ hotelCode: 'HER10002', roomCode: 'DBL', boardCode: 'AI' })
  const flight = { insteadAirport: 'ktw', insteadDay: '2027-06-16' }
  expect(readSubstitute(flight).wish).toMatchObject({ airport: 'KTW', date: '2027-06-16' })
  expect(readSubstitute({ ...flight, insteadTime: '06:10' }).wish).toMatchObject({ departureTime: '06:10' })
})

test.each([
  ['half a hotel', { insteadHotel: 'HER10002' }, ['insteadRoom', 'insteadBoard']],
  ['half a flight', { insteadAirport: 'KTW' }, ['insteadDay']],
  ['no hour', { insteadAirport: 'KTW', insteadDay: '2027-06-16', insteadTime: '7' }, ['insteadTime']],
  [
    'both',
    {
      insteadHotel: 'HER10002',
      insteadRoom: 'DBL',
      insteadBoard: 'AI',
      insteadAirport: 'KTW',
      insteadDay: '2027-06-16',
    },
    ['insteadHotel'],
  ],
])('%s is said at its field', (_, typed, fields) => {
  expect(faultsOf(typed as Record<string, string>)).toEqual(fields)
})
