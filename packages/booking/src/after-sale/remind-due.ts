import { addDays, dayOf } from '@wojaz/travel/dates'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { ClientBase } from 'pg'
import { isCalledOff } from '../notices/called-off.ts'
import type { BookingOptions } from '../open-booking.ts'
import type { DueAmount, Order } from '../order.ts'
import { lockOrder } from '../orders/order-rows.ts'
import { nextDue } from '../payments/payment-schedule.ts'
import type { Store } from '../store.ts'
import { dueReminder, remindDaysBefore } from './due-reminder.ts'

/** Queues, in the given transaction, the email that a part of the price is due soon. */
export type QueueReminder = (client: ClientBase, order: Order, due: DueAmount, now: Date) => Promise<unknown>

/** Queues the same email at the request of staff. Refused when the daily limit of emails is reached. */
export type QueueReminderNow = (
  client: ClientBase,
  order: Order,
  due: DueAmount,
  now: Date,
) => Promise<Outcome<unknown, unknown>>

export type RemindRefusal = { readonly code: 'nothing-due' | 'too-many-emails' }

const armful = 200

/** Reminds guests who have to pay within a week, once for each part. Returns the number of emails. */
export function dueReminding(options: BookingOptions, store: Store) {
  const { clock } = options

  async function remind(number: string): Promise<number> {
    return store.change(async (client) => {
      const order = await lockOrder(client, number, 'skip locked')
      const due = order && dueReminder(order, dayOf(clock()))
      if (!order || !due) return 0
      const { rowCount } = await client.query(
        `update booking.orders set reminded_for = $2, reminded_at = $3
         where number = $1 and (reminded_for is null or reminded_for < $2)`,
        [number, due.dueBy, clock()],
      )
      if (rowCount === 0) return 0
      await options.queueReminder(client, order, due, clock())
      return 1
    })
  }

  /** Reminds of the next due part, before or after its day. It does not block the guest from paying. */
  async function remindNow(number: string): Promise<Outcome<DueAmount, RemindRefusal>> {
    const outcome = await store.decide<DueAmount, RemindRefusal>(async (client) => {
      const order = await lockOrder(client, number)
      const isOn = order?.state === 'confirmed' && !isCalledOff(order)
      const due = isOn ? nextDue(order.schedule, order.paid) : null
      if (!order || !due) return refused({ code: 'nothing-due' })
      const queued = await options.queueReminderNow(client, order, due, clock())
      if (!queued.ok) return refused({ code: 'too-many-emails' })
      await client.query('update booking.orders set reminded_at = $2 where number = $1', [number, clock()])
      return accepted(due)
    })
    if (outcome.ok) options.onEmails?.()
    return outcome
  }

  async function remindDue(): Promise<number> {
    // Selects by the next open part, like `nextDue`. Otherwise orders whose part of today is paid would fill the batch, and so would trips that are called off.
    const today = dayOf(clock())
    const { rows } = await store.query<{ number: string }>(
      `select number from booking.orders
       where state = 'confirmed' and paid < total and not exists (
         select from booking.notices where order_number = number and notices.state = 'open' and change ->> 'kind' = 'cancellation')
       and exists (
         select from (
           select due_by from (
             select nth, (part ->> 'dueBy')::date as due_by, sum((part ->> 'amount')::int) over (order by nth) as until
             from jsonb_array_elements(schedule) with ordinality parts (part, nth)) parts
           where until > paid order by nth limit 1) next_part
         where due_by between $1 and $2 and (reminded_for is null or due_by > reminded_for))
       order by number limit $3`,
      [today, addDays(today, remindDaysBefore), armful],
    )
    let reminded = 0
    for (const { number } of rows) reminded += await remind(number)
    if (reminded > 0) options.onEmails?.()
    return reminded
  }

  return { remindDue, remindNow }
}
