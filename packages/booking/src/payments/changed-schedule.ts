import type { IsoDay } from '@wojaz/travel/dates'
import type { DueAmount, Order } from '../order.ts'
import { dueAfter } from './payment-schedule.ts'

export interface ScheduleChange {
  readonly total: number
  /** Until when what the trip costs more is paid. */
  readonly moreBy: IsoDay
  /** Only if the trip begins on another day: until when everything is paid. Parts of before that day keep theirs. */
  readonly restBy?: IsoDay
}

/** What is due when once a trip costs another price or begins on another day. What was paid stands as it stood; all parts are the price. */
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

/** Once a part of what was paid has gone back and the price is as much less: what is still to come stays as it stood. */
export function scheduleWithout(
  { schedule, paid }: Pick<Order, 'schedule' | 'paid'>,
  amount: number,
): readonly DueAmount[] {
  return [...upTo(schedule, paid - amount), ...dueAfter(schedule, paid)]
}

/** The last part is due then, and none later. */
function movedTo(parts: readonly DueAmount[], restBy: IsoDay): readonly DueAmount[] {
  return parts
    .map((part, place) =>
      place === parts.length - 1 || part.dueBy > restBy ? { ...part, dueBy: restBy } : part,
    )
    .reduce(withPart, [])
}

/** In the order of days; what is due on one day is one part. */
function withPart(parts: readonly DueAmount[], { amount, dueBy }: DueAmount): readonly DueAmount[] {
  const same = parts.findIndex((part) => part.dueBy === dueBy)
  if (same >= 0) return parts.with(same, { amount: (parts[same]?.amount ?? 0) + amount, dueBy })
  const later = parts.findIndex((part) => part.dueBy > dueBy)
  return parts.toSpliced(later < 0 ? parts.length : later, 0, { amount, dueBy })
}

/** The first parts, as far as they are together so much. */
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
