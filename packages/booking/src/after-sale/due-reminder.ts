import { addDays, type IsoDay } from '@wojaz/travel/dates'
import { isCalledOff } from '../notices/called-off.ts'
import type { DueAmount, Order } from '../order.ts'
import { nextDue } from '../payments/payment-schedule.ts'

/** As the terms of sale promise. */
export const remindDaysBefore = 7

/** The part to be reminded of today: the next one, from a week before its day to that day. Null: none. */
export function dueReminder(
  { state, schedule, paid, notices }: Pick<Order, 'state' | 'schedule' | 'paid' | 'notices'>,
  today: IsoDay,
): DueAmount | null {
  // Nobody is asked to pay for a trip that will not be.
  const due = state === 'confirmed' && !isCalledOff({ notices }) ? nextDue(schedule, paid) : null
  return due && today <= due.dueBy && due.dueBy <= addDays(today, remindDaysBefore) ? due : null
}
