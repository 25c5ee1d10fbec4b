import { addDays, type IsoDay } from '@wojaz/travel/dates'
import { isCalledOff } from '../notices/called-off.ts'
import type { DueAmount, Order } from '../order.ts'
import { nextDue } from '../payments/payment-schedule.ts'

/** The terms of sale promise this number of days. */
export const remindDaysBefore = 7

/** Returns the next part of the price if it is due within a week, or null. */
export function dueReminder(
  { state, schedule, paid, notices }: Pick<Order, 'state' | 'schedule' | 'paid' | 'notices'>,
  today: IsoDay,
): DueAmount | null {
  // No reminder is sent for a trip that the organiser called off.
  const due = state === 'confirmed' && !isCalledOff({ notices }) ? nextDue(schedule, paid) : null
  return due && today <= due.dueBy && due.dueBy <= addDays(today, remindDaysBefore) ? due : null
}
