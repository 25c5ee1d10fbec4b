import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyStays } from '../../test/any-stays.ts'
import { availabilityMatrix } from './availability-matrix.ts'
import { isPossibleChoice, openChoice, possibleChoices, type StayChoice } from './possible-choices.ts'

const warsaw = { code: 'WAW', name: 'Warszawa' }
const katowice = { code: 'KTW', name: 'Katowice' }
const allInclusive = { code: 'AI', name: 'All inclusive' }
const breakfast = { code: 'BB', name: 'Śniadania' }
const matrix = availabilityMatrix([
  { airport: warsaw, date: '2027-06-15', duration: 14, board: allInclusive, price: 520_000 },
  { airport: warsaw, date: '2027-06-15', duration: 7, board: breakfast, price: 270_000 },
  { airport: katowice, date: '2027-06-12', duration: 7, board: breakfast, price: 290_000 },
])

test('with nothing chosen everything is possible', () => {
  expect(possibleChoices(matrix, openChoice)).toEqual({
    airportCodes: new Set(['KTW', 'WAW']),
    durations: new Set([7, 14]),
    dates: new Set(['2027-06-12', '2027-06-15']),
    boardCodes: new Set(['AI', 'BB']),
  })
})

test('a choice narrows the other fields, not its own', () => {
  const { airportCodes, durations, dates, boardCodes } = possibleChoices(matrix, {
    ...openChoice,
    duration: 14,
  })
  expect(airportCodes).toEqual(new Set(['WAW']))
  expect(dates).toEqual(new Set(['2027-06-15']))
  expect(boardCodes).toEqual(new Set(['AI']))
  expect(durations).toEqual(new Set([7, 14]))
})

test('choices that do not go together leave each field what would repair them', () => {
  const choice = { ...openChoice, airportCode: 'KTW', duration: 14 }
  expect(isPossibleChoice(matrix, choice)).toBe(false)
  expect(possibleChoices(matrix, choice)).toMatchObject({
    airportCodes: new Set(['WAW']),
    durations: new Set([7]),
    dates: new Set(),
  })
})

test('what is possible leads to an offer, and nothing else does', () => {
  const anyChoice: fc.Arbitrary<StayChoice> = fc.record({
    airportCode: fc.constantFrom(null, 'GDN', 'KTW', 'WAW'),
    duration: fc.constantFrom(null, 3, 7, 10, 14),
    date: fc.constantFrom(null, '2027-06-12', '2027-06-15', '2027-06-19'),
    boardCode: fc.constantFrom(null, 'AI', 'BB', 'HB'),
  })
  fc.assert(
    fc.property(anyStays, anyChoice, (stays, choice) => {
      const any = availabilityMatrix(stays)
      const { airportCodes, durations, dates, boardCodes } = possibleChoices(any, choice)
      for (const airportCode of ['GDN', 'KTW', 'WAW'])
        expect(airportCodes.has(airportCode)).toBe(isPossibleChoice(any, { ...choice, airportCode }))
      for (const duration of [3, 7, 10, 14])
        expect(durations.has(duration)).toBe(isPossibleChoice(any, { ...choice, duration }))
      for (const date of ['2027-06-12', '2027-06-15', '2027-06-19'])
        expect(dates.has(date)).toBe(isPossibleChoice(any, { ...choice, date }))
      for (const boardCode of ['AI', 'BB', 'HB'])
        expect(boardCodes.has(boardCode)).toBe(isPossibleChoice(any, { ...choice, boardCode }))
    }),
  )
})
