import { expect, test } from 'vitest'
import { climateFrom, yearOf } from './climate.ts'

const air = '15, 15, 17, 20, 25, 29, 31, 31, 28, 24, 20, 17'

test('twelve numbers in a line are a year', () => {
  expect(yearOf('-3; −2 1,5 10\n14 17 17 12 8 2 -2')).toEqual([-3, -2, 1, 5, 10, 14, 17, 17, 12, 8, 2, -2])
})

test.each([
  undefined,
  null,
  '',
  '1, 2, 3',
  `${air}, 4`,
  air.replace('15', 'ciepło'),
  air.replace('15', '150'),
])('%s is no year', (line) => {
  expect(yearOf(line)).toBeNull()
})

test('a place without water has none in any month', () => {
  const climate = climateFrom({ air, rainDays: air, sunHours: air, sea: '' })
  expect(climate).toHaveLength(12)
  expect(climate?.[7]).toEqual({ air: 31, sea: null, rainDays: 31, sunHours: 31 })
})

test('a half-written climate is none', () => {
  expect(climateFrom({ air, rainDays: air })).toBeNull()
  expect(climateFrom(null)).toBeNull()
})
