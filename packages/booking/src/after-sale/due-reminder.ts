import { addDays, type IsoDay } from '@wojaz/travel/dates'
import type { DueAmount, Order } from '../order.ts'
import { nextDue } from '../payments/payment-schedule.ts'

/** As the terms of sale promise. */
export const remindDaysBefore = 7

/** The part to be reminded of today: the next one, from a week before its day to that day. Null: none. */
export function dueReminder(
  { state, schedule, paid }: Pick<Order, 'state' | 'schedule' | 'paid'>,
  today: IsoDay,
): DueAmount | null {
  const due = state === 'confirmed' ? nextDue(schedule, paid) : null
  return due && today <= due.dueBy && due.dueBy <= addDays(today, remindDaysBefore) ? due : null
}
