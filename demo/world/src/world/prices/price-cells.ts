import { type DayNumber, dayInYear, onOrAfter, weekday, yearOf } from '../calendar.ts'
import { chanceOf } from '../dice.ts'
import { easterSunday } from './polish-holidays.ts'
import { isOpen } from './season-curve.ts'
import { type Season, type SeasonProfile, seasonProfiles } from './season-profiles.ts'

/** Nights that share a price. Cells are fixed in the calendar and do not depend on the day they are made. */
export interface PriceCell {
  first: DayNumber
  last: DayNumber
}

const beachSeason = [
  '04-28',
  '05-06',
  '05-21',
  '06-06',
  '06-21',
  '07-04',
  '07-18',
  '08-01',
  '08-16',
  '08-28',
  '09-08',
  '09-20',
  '10-04',
  '10-18',
]
const wholeYear = [
  '01-03',
  '01-16',
  '02-07',
  '03-01',
  '03-18',
  '04-28',
  '05-06',
  '05-24',
  '06-12',
  '06-26',
  '07-11',
  '07-27',
  '08-12',
  '08-26',
  '09-07',
  '09-24',
  '10-12',
  '10-30',
  '11-13',
  '12-02',
  '12-19',
  '12-27',
]
const skiSeason = [
  '12-12',
  '12-19',
  '12-26',
  '01-02',
  '01-09',
  '01-16',
  '01-30',
  '02-13',
  '02-27',
  '03-13',
  '03-27',
]
/** Days on which every contract changes its price; on the others a third of the hotels do not. */
const firm = new Set([
  '04-28',
  '05-06',
  '07-04',
  '06-26',
  '12-19',
  '12-27',
  '01-03',
  '01-16',
  '12-26',
  '01-02',
])

/** Cells that begin in (after, until], plus the one that contains `after + 1`. `hotel` is the hotel's random seed. */
export function cellsBetween(
  profile: SeasonProfile,
  hotel: number,
  after: DayNumber,
  until: DayNumber,
): PriceCell[] {
  const starts: DayNumber[] = []
  for (let year = yearOf(after) - 1; year <= yearOf(until) + 1; year++)
    starts.push(...boundaries(profile, hotel, year))
  starts.sort((a, b) => a - b)
  const cells: PriceCell[] = []
  for (let i = 0; i + 1 < starts.length; i++) {
    const first = starts[i] as DayNumber
    const next = starts[i + 1] as DayNumber
    if (next > first && next - 1 > after && first <= until && isOpen(profile, first))
      cells.push({ first, last: next - 1 })
  }
  return cells
}

function boundaries(profile: SeasonProfile, hotel: number, year: number): DayNumber[] {
  const { open }: Season = seasonProfiles[profile]
  const monthDays = profile === 'ski' ? skiSeason : open ? beachSeason : wholeYear
  const starts = monthDays
    .filter((monthDay, index) => firm.has(monthDay) || chanceOf(hotel, index * 31) > 0.33)
    .map((monthDay) => dayInYear(year, monthDay))
    // Ski weeks begin on Saturday.
    .map((day) => (profile === 'ski' ? onOrAfter(day, 5) : day))
  if (open) starts.push(dayInYear(year, open[0]), dayInYear(year, open[1]) + 1)
  else starts.push(easterSunday(year) - 4, easterSunday(year) + 4)
  return starts
}

/** Splits Fridays and Saturdays from the other nights. */
export function splitAtWeekends(cell: PriceCell): (PriceCell & { isWeekend: boolean })[] {
  const parts: (PriceCell & { isWeekend: boolean })[] = []
  for (let first = cell.first; first <= cell.last; ) {
    const isWeekend = weekday(first) === 4 || weekday(first) === 5
    const last = Math.min(isWeekend ? onOrAfter(first, 6) - 1 : onOrAfter(first, 4) - 1, cell.last)
    parts.push({ first, last, isWeekend })
    first = last + 1
  }
  return parts
}
