import { expect, test } from 'vitest'
import { availabilityMatrix } from './availability-matrix.ts'
import { nearestStay } from './nearest-stay.ts'

const stay = (date: string, duration: number, airport: string, board: string, price = 100_000) => ({
  date,
  duration,
  price,
  airport: { code: airport, name: airport },
  board: { code: board, name: board },
})

const { durationsByDates } = availabilityMatrix([
  stay('2027-06-01', 7, 'WAW', 'AI'),
  stay('2027-06-01', 7, 'WAW', 'HB', 90_000),
  stay('2027-06-01', 7, 'KTW', 'AI'),
  stay('2027-06-01', 10, 'WAW', 'AI'),
  stay('2027-06-04', 7, 'GDN', 'AI'),
  stay('2027-06-20', 7, 'GDN', 'AI', 50_000),
  stay('2027-06-03', 14, 'POZ', 'HB'),
])
const stays = new Map(Object.entries(durationsByDates))
const chosen = { date: '2027-06-01', duration: 7, airportCode: 'WAW', boardCode: 'AI' }

test('where it is sold, only what was asked for changes', () => {
  expect(nearestStay(stays, chosen, { airportCode: 'KTW' })).toEqual({
    choice: { ...chosen, airportCode: 'KTW' },
    changed: [],
  })
  expect(nearestStay(stays, chosen, { duration: 10 })?.changed).toEqual([])
  expect(nearestStay(stays, chosen, { boardCode: 'HB' })?.choice.boardCode).toBe('HB')
})

test('else the nearest day, not the cheapest, and it is said what changes', () => {
  expect(nearestStay(stays, chosen, { airportCode: 'GDN' })).toEqual({
    choice: { ...chosen, airportCode: 'GDN', date: '2027-06-04' },
    changed: ['date'],
  })
})

test('several things change only where nothing less does', () => {
  expect(nearestStay(stays, chosen, { airportCode: 'POZ' })).toEqual({
    choice: { date: '2027-06-03', duration: 14, airportCode: 'POZ', boardCode: 'HB' },
    changed: ['date', 'duration', 'boardCode'],
  })
})

test('what nobody sells leads nowhere, and says so', () => {
  expect(nearestStay(stays, chosen, { airportCode: 'RZE' })).toBeNull()
  expect(nearestStay(stays, chosen, { date: '2027-07-01' })).toBeNull()
})

test('stays sorted by airport or length are the same stays as one by one', () => {
  const oneByOne = (wanted: { airportCode?: string; duration?: number }) =>
    new Map(
      [...stays].map(([date, all]) => [
        date,
        all.filter(
          ({ airportCode, duration }) =>
            airportCode === (wanted.airportCode ?? airportCode) && duration === (wanted.duration ?? duration),
        ),
      ]),
    )
  for (const airportCode of [undefined, 'WAW', 'KTW', 'GDN', 'POZ'])
    for (const duration of [undefined, 7, 10, 14]) {
      const wanted = { ...(airportCode && { airportCode }), ...(duration && { duration }) }
      expect(nearestStay(stays, chosen, wanted)).toEqual(nearestStay(oneByOne(wanted), chosen, wanted))
    }
})
