import { addDays, daysBetween, type IsoDay } from '@wojaz/travel/dates'
import type { CallOffReason, LegHours } from './notice.ts'

/**
 * What the package travel act leaves to be said in numbers (art. 46 and 47.5). Hours are significant when they cause considerable
 * inconvenience or cost; a reasonable time to answer is a week, or half of what is left before the trip.
 */
export const noticeRules = {
  minutesMoved: 180,
  /** A flight that comes to lie in the night is significant when it moves by less, too. */
  night: { from: '23:00', until: '06:00', minutesMoved: 60 },
  answerDays: 7,
  /** Hours before the deadline. */
  remindBefore: [72, 24],
} as const

/** Days before the beginning until which too few people are a reason to call off, by the days of the trip: the longest first. */
const tooFewUntil = [
  { daysFrom: 7, until: 20 },
  { daysFrom: 2, until: 7 },
  { daysFrom: 1, until: 2 },
] as const

/** Whether the guest may leave free of charge because of the hours of one flight. Another hotel, and no trip at all, always are a reason. */
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

/** The short way round the clock: from 23:50 to 00:20 it is half an hour. */
function minutesBetween(one: string, other: string): number {
  const apart = Math.abs(minutesOf(one) - minutesOf(other))
  return Math.min(apart, minutesADay - apart)
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

const hourMs = 3_600_000

/** A week, or half of the time left if that is less; on the full hour unless that would be at once. */
export function answerBy(now: Date, departsAt: Date): Date {
  const left = Math.max(0, departsAt.getTime() - now.getTime())
  const end = now.getTime() + Math.min(noticeRules.answerDays * 24 * hourMs, left / 2)
  const full = Math.floor(end / hourMs) * hourMs
  return new Date(full > now.getTime() ? full : end)
}

/** When the guest is reminded: only once a reminder would be news, not in the first hours. */
export function reminderTimes(madeAt: Date, until: Date): readonly Date[] {
  return noticeRules.remindBefore
    .map((hours) => new Date(until.getTime() - hours * hourMs))
    .filter((moment) => moment.getTime() >= madeAt.getTime() + 12 * hourMs)
}

/** Whether the law lets the organiser call the trip off on this day. */
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
  // The law counts days, and the day of the return is one: six nights are seven days.
  const rule = tooFewUntil.find(({ daysFrom }) => duration + 1 >= daysFrom)
  return today <= addDays(departureDate, -(rule?.until ?? 0))
}
