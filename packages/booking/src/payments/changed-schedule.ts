import type { IsoDay } from '@wojaz/travel/dates'
import { balanceDay } from '@wojaz/travel/money'
import type { DueAmount, Order } from '../order.ts'
import { dueAfter } from './payment-schedule.ts'

/**
 * What is due when once a trip costs another price or begins on another day. What is paid stays paid; parts that were agreed on keep their
 * day while it comes before that of the rest, which is 30 days before the new departure, or today.
 */
export function scheduleAfterChange(
  { schedule, paid }: Pick<Order, 'schedule' | 'paid'>,
  { total, departureDate }: { readonly total: number; readonly departureDate: IsoDay },
  today: IsoDay,
): readonly DueAmount[] {
  const kept = Math.min(paid, total)
  const last = balanceDay(departureDate)
  const restBy = last > today ? last : today
  let left = total - kept
  const parts = dueAfter(schedule, paid)
    .slice(0, -1)
    .filter(({ dueBy }) => dueBy < restBy)
    .flatMap(({ amount, dueBy }) => {
      const part = Math.min(amount, left)
      left -= part
      return part > 0 ? { amount: part, dueBy } : []
    })
  return [
    { amount: kept, dueBy: schedule[0]?.dueBy ?? today },
    ...parts,
    ...(left > 0 ? [{ amount: left, dueBy: restBy }] : []),
  ]
}
