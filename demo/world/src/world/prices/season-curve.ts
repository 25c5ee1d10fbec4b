import { type DayNumber, isoDay, monthOf } from '../calendar.ts'
import { holidayPush } from './polish-holidays.ts'
import { type Season, type SeasonProfile, seasonProfiles } from './season-profiles.ts'

/** The season's factor on a day: interpolated between months, increased on holidays. */
export function seasonFactor(profile: SeasonProfile, day: DayNumber): number {
  const season: Season = seasonProfiles[profile]
  return (monthlyCurve(season.months, day) / 100) * (1 + season.holidays * holidayPush(day))
}

/** Linear interpolation between the middles of months; a closed month does not affect its open neighbour. */
export function monthlyCurve(months: readonly number[], day: DayNumber): number {
  const month = monthOf(day)
  const date = Number(isoDay(day).slice(8))
  const here = months[month] ?? 0
  const other = months[(month + (date < 15 ? 11 : 1)) % 12] || here
  const share = Math.abs(date - 15) / 30
  return (here || other) * (1 - share) + other * share
}

export function isOpen(profile: SeasonProfile, day: DayNumber): boolean {
  const { open }: Season = seasonProfiles[profile]
  if (open === null) return true
  const [first, last] = open
  const monthDay = isoDay(day).slice(5)
  return first <= last ? monthDay >= first && monthDay <= last : monthDay >= first || monthDay <= last
}
