import type { IsoDay } from '@wojaz/travel/dates'
import type { DueAmount, Order } from '../order.ts'
import { scheduleAfter } from '../payments/changed-schedule.ts'
import { dueAfter } from '../payments/payment-schedule.ts'

/** When what was added is paid: at once, or with the last part that is still to come. */
export type PayWhen = 'now' | 'later'

type Scheduled = Pick<Order, 'schedule' | 'paid'>

/** The day of the last part that is still to come; null: there is none, and what is added is paid at once. */
export function laterDay({ schedule, paid }: Scheduled, today: IsoDay): IsoDay | null {
  const last = dueAfter(schedule, paid).at(-1)
  return last && last.dueBy > today ? last.dueBy : null
}

/** A dearer trip has one part more, or a greater last one. */
export function scheduleWithUpsells(
  order: Scheduled,
  total: number,
  when: PayWhen,
  today: IsoDay,
): readonly DueAmount[] {
  const later = when === 'later' ? laterDay(order, today) : null
  return scheduleAfter(order, { total, moreBy: later ?? today })
}
