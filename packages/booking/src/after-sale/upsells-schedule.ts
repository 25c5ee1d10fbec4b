import type { IsoDay } from '@wojaz/travel/dates'
import type { DueAmount, Order } from '../order.ts'
import { scheduleAfter } from '../payments/changed-schedule.ts'
import { dueAfter } from '../payments/payment-schedule.ts'

/** When added upsells are paid: now, or with the last open part. */
export type PayWhen = 'now' | 'later'

type Scheduled = Pick<Order, 'schedule' | 'paid'>

/** Returns the due day of the last open part, or null when there is none and added upsells are paid now. */
export function laterDay({ schedule, paid }: Scheduled, today: IsoDay): IsoDay | null {
  const last = dueAfter(schedule, paid).at(-1)
  return last && last.dueBy > today ? last.dueBy : null
}

/** A higher price adds a part to the schedule or increases the last one. */
export function scheduleWithUpsells(
  order: Scheduled,
  total: number,
  when: PayWhen,
  today: IsoDay,
): readonly DueAmount[] {
  const later = when === 'later' ? laterDay(order, today) : null
  return scheduleAfter(order, { total, moreBy: later ?? today })
}
