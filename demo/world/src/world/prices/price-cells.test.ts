import { dayNumber } from '@wojaz/travel/dates'
import { expect, test } from 'vitest'
import { weekday } from '../calendar.ts'
import { cellsBetween, type PriceCell, splitAtWeekends } from './price-cells.ts'
import { isOpen } from './season-curve.ts'
import { type SeasonProfile, seasonProfiles } from './season-profiles.ts'

const today = dayNumber('2026-11-15')
const profiles = Object.keys(seasonProfiles) as SeasonProfile[]

test.each(profiles)('every open night of %s lies in exactly one cell', (profile) => {
  const cells = cellsBetween(profile, 12345, today - 1, today + 548)
  for (let night = today; night <= today + 548; night++) {
    const holding = cells.filter(({ first, last }) => first <= night && night <= last)
    expect(holding.length, String(night)).toBe(isOpen(profile, night) ? 1 : 0)
  }
})

test.each(profiles)('cells of %s do not depend on the day they are asked for', (profile) => {
  const early = cellsBetween(profile, 99, today - 1, today + 500)
  const late = cellsBetween(profile, 99, today + 40, today + 500)
  const shared = early.filter(({ last }) => last > today + 40)
  expect(late).toEqual(shared)
})

test('ski weeks change on Saturday', () => {
  const cells = cellsBetween('ski', 7, today - 1, today + 120)
  expect(cells.slice(1).map(({ first }) => weekday(first))).toEqual(cells.slice(1).map(() => 5))
})

test('weekends are Friday and Saturday nights, and no night is lost', () => {
  const cell: PriceCell = { first: dayNumber('2027-03-03'), last: dayNumber('2027-03-21') }
  const parts = splitAtWeekends(cell)
  expect(parts[0]?.first).toBe(cell.first)
  expect(parts.at(-1)?.last).toBe(cell.last)
  for (const [index, part] of parts.entries()) {
    expect(part.first).toBe(index === 0 ? cell.first : (parts[index - 1]?.last ?? 0) + 1)
    expect(part.isWeekend).toBe(weekday(part.first) === 4 || weekday(part.first) === 5)
  }
})
