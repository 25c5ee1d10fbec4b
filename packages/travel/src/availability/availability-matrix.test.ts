import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyStays } from '../../test/any-stays.ts'
import { type AvailableStay, availabilityMatrix, durationPeriods } from './availability-matrix.ts'

const warsaw = { code: 'WAW', name: 'Warszawa' }
const katowice = { code: 'KTW', name: 'Katowice' }
const allInclusive = { code: 'AI', name: 'All inclusive' }
const breakfast = { code: 'BB', name: 'Śniadania' }
const stays: AvailableStay[] = [
  { airport: warsaw, date: '2027-06-15', duration: 14, board: allInclusive, price: 520_000 },
  { airport: warsaw, date: '2027-06-15', duration: 7, board: allInclusive, price: 310_000 },
  { airport: warsaw, date: '2027-06-15', duration: 7, board: breakfast, price: 270_000 },
  { airport: katowice, date: '2027-06-12', duration: 7, board: breakfast, price: 290_000 },
]

test('a matrix lists airports, durations, boards and how they go together', () => {
  expect(availabilityMatrix(stays)).toEqual({
    airports: [katowice, warsaw],
    durations: [7, 14],
    durationPeriods: [
      { from: 7, to: 7 },
      { from: 14, to: 14 },
    ],
    airportsByDurations: { 7: ['KTW', 'WAW'], 14: ['WAW'] },
    datesByAirports: { KTW: ['2027-06-12'], WAW: ['2027-06-15'] },
    durationsByDates: {
      '2027-06-12': [{ duration: 7, airportCode: 'KTW', price: 290_000, boardCodes: ['BB'] }],
      '2027-06-15': [
        { duration: 7, airportCode: 'WAW', price: 270_000, boardCodes: ['AI', 'BB'] },
        { duration: 14, airportCode: 'WAW', price: 520_000, boardCodes: ['AI'] },
      ],
    },
    boardTypes: [allInclusive, breakfast],
    dates: [
      { date: '2027-06-12', price: 290_000 },
      { date: '2027-06-15', price: 270_000 },
    ],
  })
})

test('a hotel without stays has an empty matrix', () => {
  expect(availabilityMatrix([])).toMatchObject({
    airports: [],
    durations: [],
    dates: [],
    durationsByDates: {},
  })
})

test('durations gather in the periods holidaymakers speak of', () => {
  expect(durationPeriods([3, 6, 7, 8, 10, 21])).toEqual([
    { from: 3, to: 3 },
    { from: 6, to: 8 },
    { from: 10, to: 10 },
    { from: 21, to: 21 },
  ])
})

test('every stay is in the matrix, at its price or a lower one', () => {
  fc.assert(
    fc.property(anyStays, (all) => {
      const { durationsByDates } = availabilityMatrix(all)
      for (const { airport, date, duration, board, price } of all) {
        const cell = durationsByDates[date]?.find(
          (one) => one.duration === duration && one.airportCode === airport.code,
        )
        expect(cell?.boardCodes).toContain(board.code)
        expect(cell?.price).toBeLessThanOrEqual(price)
      }
    }),
  )
})
