import { addDays, daysBetween, type IsoDay } from '@wojaz/travel/dates'
import type { CallOffReason, LegHours } from './notice.ts'

/**
 * Numbers that the package travel act leaves open (art. 46 and 47.5). A change of flight times is significant when it causes
 * considerable inconvenience or cost. A reasonable time to answer is a week, or half of the time left before the trip.
 */
export const noticeRules = {
  minutesMoved: 180,
  /** A flight that moves into the night is significant even if it moves by less. */
  night: { from: '23:00', until: '06:00', minutesMoved: 60 },
  answerDays: 7,
  /** In hours before the deadline. */
  remindBefore: [72, 24],
} as const

/**
 * Last day for calling a trip off because of too few people, in days before its beginning. Depends on the days of the trip,
 * longest first.
 */
const tooFewUntil = [
  { daysFrom: 7, until: 20 },
  { daysFrom: 2, until: 7 },
  { daysFrom: 1, until: 2 },
] as const

/**
 * True when the guest may leave free of charge because of the new times of one flight. Another hotel and a cancellation are
 * always a reason.
 */
export function areHoursSignificant(before: LegHours, after: LegHours): boolean {
  if (before.date !== after.date) return true
  const moved = Math.max(
    minutesBetween(before.departureTime, after.departureTime),
    minutesBetween(before.arrivalTime, after.arrivalTime),
  )
  const { night } = noticeRules
  const isNightlier = nightsOf(after) > nightsOf(before)
  return moved >= noticeRules.minutesMoved || (isNightlier && moved >= night.minutesMoved)
}

function nightsOf({ departureTime, arrivalTime }: LegHours): number {
  const { from, until } = noticeRules.night
  return [departureTime, arrivalTime].filter((time) => time >= from || time < until).length
}

const minutesADay = 1440

/** Takes the shorter way around the clock: from 23:50 to 00:20 is half an hour. */
function minutesBetween(one: string, other: string): number {
  const apart = Math.abs(minutesOf(one) - minutesOf(other))
  return Math.min(apart, minutesADay - apart)
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

const hourMs = 3_600_000

/** A week, or half of the time left if that is less. Rounded to the full hour unless that would be at once. */
export function answerBy(now: Date, departsAt: Date): Date {
  const left = Math.max(0, departsAt.getTime() - now.getTime())
  const end = now.getTime() + Math.min(noticeRules.answerDays * 24 * hourMs, left / 2)
  const full = Math.floor(end / hourMs) * hourMs
  return new Date(full > now.getTime() ? full : end)
}

/** Returns when to remind the guest. A reminder soon after the notice is left out. */
export function reminderTimes(madeAt: Date, until: Date): readonly Date[] {
  return noticeRules.remindBefore
    .map((hours) => new Date(until.getTime() - hours * hourMs))
    .filter((moment) => moment.getTime() >= madeAt.getTime() + 12 * hourMs)
}

/** True when the law allows the organiser to call the trip off on this day. */
export function mayCallOff(
  reason: CallOffReason,
  {
    departureDate,
    duration,
  }: { readonly departureDate: IsoDay /** In nights. */; readonly duration: number },
  today: IsoDay,
): boolean {
  const left = daysBetween(today, departureDate)
  if (reason === 'circumstances') return left >= 0
  // The law counts days including the day of return: six nights are seven days.
  const rule = tooFewUntil.find(({ daysFrom }) => duration + 1 >= daysFrom)
  return today <= addDays(departureDate, -(rule?.until ?? 0))
}
