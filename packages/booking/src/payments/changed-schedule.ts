import type { IsoDay } from '@wojaz/travel/dates'
import type { DueAmount, Order } from '../order.ts'
import { dueAfter } from './payment-schedule.ts'

export interface ScheduleChange {
  readonly total: number
  /** Due day of the additional price. */
  readonly moreBy: IsoDay
  /** Set if the trip begins on another day: everything is due by then. Earlier parts keep their days. */
  readonly restBy?: IsoDay
}

/** Returns the schedule for a new price or another day of departure. Paid parts stay. The parts add up to the price. */
export function scheduleAfter(
  { schedule, paid }: Pick<Order, 'schedule' | 'paid'>,
  { total, moreBy, restBy }: ScheduleChange,
): readonly DueAmount[] {
  const kept = Math.min(paid, total)
  const open = dueAfter(schedule, paid)
  const due = restBy === undefined ? open : movedTo(open, restBy)
  const more = total - kept - sumOf(due)
  const parts = more > 0 ? withPart(due, { amount: more, dueBy: moreBy }) : upTo(due, total - kept)
  return [...upTo(schedule, kept), ...parts]
}

/** Returns the schedule after a refund that lowered the price: open parts stay as they are. */
export function scheduleWithout(
  { schedule, paid }: Pick<Order, 'schedule' | 'paid'>,
  amount: number,
): readonly DueAmount[] {
  return [...upTo(schedule, paid - amount), ...dueAfter(schedule, paid)]
}

/** Moves the last part, and every part that is due later, to this day. */
function movedTo(parts: readonly DueAmount[], restBy: IsoDay): readonly DueAmount[] {
  return parts
    .map((part, place) =>
      place === parts.length - 1 || part.dueBy > restBy ? { ...part, dueBy: restBy } : part,
    )
    .reduce(withPart, [])
}

/** Sorted by day; parts of the same day are added up. */
function withPart(parts: readonly DueAmount[], { amount, dueBy }: DueAmount): readonly DueAmount[] {
  const same = parts.findIndex((part) => part.dueBy === dueBy)
  if (same >= 0) return parts.with(same, { amount: (parts[same]?.amount ?? 0) + amount, dueBy })
  const later = parts.findIndex((part) => part.dueBy > dueBy)
  return parts.toSpliced(later < 0 ? parts.length : later, 0, { amount, dueBy })
}

/** Returns the first parts up to this amount. */
function upTo(parts: readonly DueAmount[], amount: number): readonly DueAmount[] {
  let left = amount
  return parts.flatMap((part) => {
    const taken = Math.min(part.amount, left)
    left -= taken
    return taken > 0 ? { ...part, amount: taken } : []
  })
}

function sumOf(parts: readonly DueAmount[]): number {
  return parts.reduce((sum, { amount }) => sum + amount, 0)
}
