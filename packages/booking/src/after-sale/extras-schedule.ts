import type { IsoDay } from '@wojaz/travel/dates'
import type { DueAmount, Order } from '../order.ts'
import { dueAfter } from '../payments/payment-schedule.ts'

/** When what was added is paid: at once, or with the last part that is still to come. */
export type PayWhen = 'now' | 'later'

type Scheduled = Pick<Order, 'schedule' | 'paid'>

/** The day of the last part that is still to come; null: there is none, and what is added is paid at once. */
export function laterDay({ schedule, paid }: Scheduled, today: IsoDay): IsoDay | null {
  const last = dueAfter(schedule, paid).at(-1)
  return last && last.dueBy > today ? last.dueBy : null
}

/**
 * What is due when after the price has become another. What was paid stands as it stood. A dearer trip has one part more, or a greater last
 * one; of a cheaper one the last parts are less. All parts are together the price.
 */
export function scheduleAfter(
  order: Scheduled,
  total: number,
  when: PayWhen,
  today: IsoDay,
): readonly DueAmount[] {
  const { schedule, paid } = order
  const settled = upTo(schedule, Math.min(paid, total))
  const due = dueAfter(schedule, paid)
  const more = total - paid - sumOf(due)
  if (more <= 0) return [...settled, ...upTo(due, Math.max(total - paid, 0))]
  if (when === 'later' && laterDay(order, today) !== null)
    return [
      ...settled,
      ...due.map((part, place) =>
        place === due.length - 1 ? { ...part, amount: part.amount + more } : part,
      ),
    ]
  const overdue = due.filter(({ dueBy }) => dueBy < today)
  return [...settled, ...overdue, { amount: more, dueBy: today }, ...due.slice(overdue.length)]
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
