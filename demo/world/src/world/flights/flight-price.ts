import { type DayNumber, weekday } from '../calendar.ts'
import { chanceOf } from '../dice.ts'
import { holidayPush } from '../prices/polish-holidays.ts'
import { monthlyCurve } from '../prices/season-curve.ts'
import type { Rotation } from './rotations.ts'

const summerCurve = [72, 74, 78, 84, 90, 102, 118, 118, 98, 86, 76, 82]
const winterSunCurve = [100, 106, 100, 96, 86, 86, 106, 108, 92, 102, 95, 104]
/** Monday first: people who work all week fly on Friday to Sunday. */
const weekdays = [0.97, 0.95, 0.95, 0.98, 1.04, 1.06, 1.05]

/** One adult, one way, in grosze, whole złoty. `flight` is the rotation's random seed. */
export function seatPrice(rotation: Rotation, flight: number, day: DayNumber): number {
  const base = 200 + rotation.km * 0.182
  const isSunny = rotation.to.latitude < 31
  const season = monthlyCurve(isSunny ? winterSunCurve : summerCurve, day) / 100
  const holiday = 1 + 0.2 * holidayPush(day)
  const isLowCost = rotation.airline === 'FR'
  // A full plane is expensive, a half-empty one is discounted; prices of a low-cost carrier vary most.
  const mood = isLowCost ? 0.66 + 0.5 * chanceOf(flight, day) : 0.93 + 0.16 * chanceOf(flight, day)
  return Math.round(base * season * holiday * (weekdays[weekday(day)] ?? 1) * mood) * 100
}

/** Seats already sold: random, more in the season; some planes are full, some nearly. */
export function seatsSold(seats: number, flight: number, day: DayNumber): number {
  const fate = chanceOf(flight ^ 0x5eed, day)
  const crowd = Math.min(1, holidayPush(day) * 0.5)
  if (fate < 0.02 + 0.03 * crowd) return seats
  if (fate < 0.07) return seats - 1 - (Math.floor(fate * 1000) % 6)
  const load = 0.25 + 0.25 * crowd + 0.4 * chanceOf(flight ^ 0x10ad, day)
  return Math.floor(seats * load)
}
