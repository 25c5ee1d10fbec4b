import { expect, test } from 'vitest'
import type { Locale } from '../locale/locale.ts'
import { weekdayOf } from './calendar-date.ts'
import { weekdayAbbreviation } from './weekday.ts'

const week = [0, 1, 2, 3, 4, 5, 6]

test.each<[Locale, string]>([
  ['pl', 'ND PN WT ŚR CZ PT SB'],
  ['cs', 'NE PO ÚT ST ČT PÁ SO'],
  ['ro', 'DUM LUN MAR MIE JOI VIN SÂM'],
  ['hu', 'V H K SZE CS P SZO'],
  ['uk', 'НД ПН ВТ СР ЧТ ПТ СБ'],
])('the week in %s is %s', (locale, names) => {
  expect(week.map((weekday) => weekdayAbbreviation(locale, weekday)).join(' ')).toBe(names)
})

test('Christmas Eve 2026 is a Thursday', () => {
  expect(weekdayAbbreviation('pl', weekdayOf('2026-12-24'))).toBe('CZ')
})

test('counting past Saturday begins the week again', () => {
  expect(weekdayAbbreviation('pl', 7)).toBe('ND')
  expect(weekdayAbbreviation('pl', -1)).toBe('SB')
})
