import { daysEarlier, instantOf, localOf } from './local-time.ts'

/** How long before the start everything is given back. Days are counted by the clocks of the place, minutes and hours pass. */
export interface CancellationCutoff {
  readonly amount: number
  readonly unit: 'minute' | 'hour' | 'day'
}

/** What was promised when it was booked. It stays, whatever the supplier says later. */
export interface FrozenPolicy {
  readonly cutoff: CancellationCutoff
  readonly timeZone: string
  /** ISO, UTC. */
  readonly startsAt: string
  readonly freeUntil: string
}

export type CancelledBy = 'guest' | 'supplier' | 'shop'

const unitMs = { minute: 60_000, hour: 3_600_000 }

/** Null: the start is none. */
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

/** As tickets and lists say it: the minute on the clocks of the place, 'yyyy-MM-ddTHH:mm'; null: that has passed. */
export function freeUntilWords(policy: FrozenPolicy, now: Date): string | null {
  const until = new Date(policy.freeUntil)
  return isFree(policy, now) ? localOf(until, policy.timeZone).slice(0, 16) : null
}

/** In grosze. Whoever did not want to leave gets everything, whenever it is. */
export function refundOf(policy: FrozenPolicy, paid: number, now: Date, by: CancelledBy): number {
  return by !== 'guest' || isFree(policy, now) ? paid : 0
}

/** In hours, for comparing: how early one has to decide. */
export function cutoffHours({ amount, unit }: CancellationCutoff): number {
  return unit === 'day' ? amount * 24 : (amount * unitMs[unit]) / unitMs.hour
}

/** The minute that is shown counts to its end: whoever presses while the clock still shows it is in time. */
function isFree({ freeUntil }: FrozenPolicy, now: Date): boolean {
  return Math.floor(now.getTime() / unitMs.minute) <= Math.floor(Date.parse(freeUntil) / unitMs.minute)
}
