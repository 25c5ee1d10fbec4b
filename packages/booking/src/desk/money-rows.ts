import { addDays, type IsoDay, parseTimestamp } from '@wojaz/travel/dates'
import type { PaymentState } from '../states/booking-states.ts'
import type { Store } from '../store.ts'

/** What the money is for. */
export interface PaidFor {
  /** The text that staff and guests read. */
  readonly label: string
  /** Null: it is not a trip. */
  readonly orderNumber: string | null
}

export interface PaymentLine extends PaidFor {
  readonly id: string
  readonly state: PaymentState
  readonly method: string
  readonly gateway: string
  readonly amount: number
  readonly at: Date
  readonly completedAt: Date | null
}

export interface RefundLine extends PaidFor {
  readonly id: string
  readonly amount: number
  readonly reason: string
  readonly gateway: string
  readonly tries: number
  readonly at: Date
  readonly finishedAt: Date | null
}

export interface ArrearsLine {
  readonly number: string
  readonly name: string
  readonly departureDate: IsoDay
  readonly dueBy: IsoDay
  readonly total: number
  readonly paid: number
  /** Null: no reminder was sent. */
  readonly remindedAt: Date | null
}

/** Cursor: the moment or day of the last row of a page, and its id. */
export interface MoneyPlace {
  readonly at: string
  readonly id: string
}

/** Money received or refunded on one day, as the bank reports it. */
export interface DayLine extends PaidFor {
  readonly kind: 'payment' | 'refund'
  readonly at: Date
  readonly amount: number
  readonly method: string
  readonly gateway: string
  readonly id: string
}

export const moneyPage = 50
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Reads `1763380800000_…`. Returns null for any other text. */
export function readMoneyPlace(text: string): MoneyPlace | null {
  const [at = '', id = ''] = text.split('_')
  const isMoment = /^\d{12,14}$/.test(at) && uuid.test(id)
  const isDue = /^\d{4}-\d{2}-\d{2}$/.test(at) && /^W\d{9}$/.test(id)
  return isMoment || isDue ? { at, id } : null
}

const paidFor = 'order_number as "orderNumber", coalesce(label, order_number) as label'
const paymentColumns = `payments.id, ${paidFor}, payments.state, method, gateway, payments.amount,
  started_at as at, completed_at as "completedAt"`
const refundColumns = `refunds.id, ${paidFor}, refunds.amount, reason, gateway, tries, asked_at as at,
  finished_at as "finishedAt"`

/** Reads payments and refunds, newest first, and overdue amounts, oldest first. */
export function moneyReading(store: Store) {
  return {
    async payments(after: MoneyPlace | null): Promise<readonly PaymentLine[]> {
      const { rows } = await store.query<PaymentLine>(
        `select ${paymentColumns} from booking.payments
         where ($1::timestamptz is null or (started_at, id) < ($1, $2::uuid))
         order by started_at desc, id desc limit ${moneyPage + 1}`,
        momentOf(after),
      )
      return rows
    },

    async refunds(after: MoneyPlace | null): Promise<readonly RefundLine[]> {
      const { rows } = await store.query<RefundLine>(
        `select ${refundColumns} from booking.refunds join booking.payments on payments.id = payment_id
         where ($1::timestamptz is null or (asked_at, refunds.id) < ($1, $2::uuid))
         order by asked_at desc, refunds.id desc limit ${moneyPage + 1}`,
        momentOf(after),
      )
      return rows
    },

    async arrears(today: IsoDay, after: MoneyPlace | null): Promise<readonly ArrearsLine[]> {
      const { rows } = await store.query<ArrearsLine>(
        `select number, concat_ws(' ', sold #>> '{contact,firstName}', sold #>> '{contact,lastName}') as name,
           sold #>> '{offer,departureDate}' as "departureDate", booking.next_due(schedule, paid) as "dueBy", total, paid,
           reminded_at as "remindedAt"
         from booking.orders
         where state = 'confirmed' and paid < total and booking.next_due(schedule, paid) < $1
           and ($2::text is null or (booking.next_due(schedule, paid), number) > ($2, $3))
         order by booking.next_due(schedule, paid), number limit ${moneyPage + 1}`,
        [today, after?.at ?? null, after?.id ?? ''],
      )
      return rows
    },

    /** The day in the Warsaw time zone. */
    async dayOfMoney(day: IsoDay): Promise<readonly DayLine[]> {
      const { rows } = await store.query<DayLine>(
        `select 'payment' as kind, completed_at as at, ${paidFor}, amount, method, gateway, id
           from booking.payments where completed_at >= $1 and completed_at < $2
         union all
         select 'refund', finished_at, ${paidFor}, refunds.amount, method, gateway, refunds.id
           from booking.refunds join booking.payments on payments.id = payment_id
           where finished_at >= $1 and finished_at < $2
         order by at, id`,
        [midnight(day), midnight(addDays(day, 1))],
      )
      return rows
    },
  }
}

const midnight = (day: IsoDay) => parseTimestamp(`${day} 00:00:00`)

function momentOf(after: MoneyPlace | null): unknown[] {
  const isMoment = after !== null && uuid.test(after.id)
  return isMoment ? [new Date(Number(after.at)), after.id] : [null, null]
}
