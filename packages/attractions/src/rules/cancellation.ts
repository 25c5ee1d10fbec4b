import { daysEarlier, instantOf, localOf } from './local-time.ts'

/** How long before the start everything is refunded. Days are calendar days in local time, minutes and hours are elapsed time. */
export interface CancellationCutoff {
  readonly amount: number
  readonly unit: 'minute' | 'hour' | 'day'
}

/** The cancellation terms promised when it was booked. They stay, whatever the supplier changes later. */
export interface FrozenPolicy {
  readonly cutoff: CancellationCutoff
  readonly timeZone: string
  /** ISO, UTC. */
  readonly startsAt: string
  readonly freeUntil: string
}

export type CancelledBy = 'guest' | 'supplier' | 'shop'

const unitMs = { minute: 60_000, hour: 3_600_000 }

/** Null if the start is not a valid time. */
export function freezePolicy(
  cutoff: CancellationCutoff,
  localStart: string,
  timeZone: string,
): FrozenPolicy | null {
  const start = instantOf(localStart, timeZone)
  if (!start) return null
  const freeUntil = freeCancellationUntil(cutoff, start, timeZone)
  return { cutoff, timeZone, startsAt: start.toISOString(), freeUntil: freeUntil.toISOString() }
}

export function freeCancellationUntil(cutoff: CancellationCutoff, start: Date, timeZone: string): Date {
  const { amount, unit } = cutoff
  if (unit === 'day') return daysEarlier(start, amount, timeZone)
  return new Date(start.getTime() - amount * unitMs[unit])
}

/** For tickets and lists: the deadline in local time, 'yyyy-MM-ddTHH:mm'; null if it has passed. */
export function freeUntilWords(policy: FrozenPolicy, now: Date): string | null {
  const until = new Date(policy.freeUntil)
  return isFree(policy, now) ? localOf(until, policy.timeZone).slice(0, 16) : null
}

/** In grosze. If it is not the guest who cancels, everything is refunded at any time. */
export function refundOf(policy: FrozenPolicy, paid: number, now: Date, by: CancelledBy): number {
  return by !== 'guest' || isFree(policy, now) ? paid : 0
}

/** In hours, for comparison. */
export function cutoffHours({ amount, unit }: CancellationCutoff): number {
  return unit === 'day' ? amount * 24 : (amount * unitMs[unit]) / unitMs.hour
}

/** The shown minute counts to its end: a guest who presses while the clock still shows it is in time. */
function isFree({ freeUntil }: FrozenPolicy, now: Date): boolean {
  return Math.floor(now.getTime() / unitMs.minute) <= Math.floor(Date.parse(freeUntil) / unitMs.minute)
}
