import { addMonths, type IsoDay } from '@wojaz/travel/dates'
import type { CartPrice } from '../cart-price.ts'
import type { DueAmount, PaymentVariant } from '../order.ts'

const mostInstalments = 6

/**
 * Returns the parts of the price and their due days. The first part is paid now and confirms the order: everything, or the
 * deposit. The balance is due 30 days before departure, at once or in equal monthly parts until then. Null: this way is not
 * offered, because everything is due now or there is less than two months to divide.
 */
export function paymentSchedule(
  variant: PaymentVariant,
  { total, plan }: Pick<CartPrice, 'total' | 'plan'>,
  today: IsoDay,
): readonly DueAmount[] | null {
  if (variant === 'full') return [{ amount: total, dueBy: today }]
  const { dueNow, balance } = plan
  if (!balance) return null
  const deposit = { amount: dueNow, dueBy: today }
  if (variant === 'deposit') return [deposit, balance]
  const days = Array.from({ length: mostInstalments }, (_, month) => addMonths(today, month + 1))
  const dueDays = days.filter((day) => day <= balance.dueBy)
  return dueDays.length < 2 ? null : [deposit, ...inParts(balance.amount, dueDays)]
}

/** In whole złoty; the remainder is in the first part. */
function inParts(amount: number, days: readonly IsoDay[]): DueAmount[] {
  const part = Math.floor(amount / days.length / 100) * 100
  return days.map((dueBy, index) => ({
    amount: index === 0 ? amount - part * (days.length - 1) : part,
    dueBy,
  }))
}

/** Returns what is still due. Paid money fills the parts in their order. */
export function dueAfter(schedule: readonly DueAmount[], paid: number): readonly DueAmount[] {
  let until = 0
  return schedule.flatMap(({ amount, dueBy }) => {
    until += amount
    const open = Math.min(amount, until - paid)
    return open > 0 ? { amount: open, dueBy } : []
  })
}

/** Returns what must be paid next, or null when nothing is left. */
export function nextDue(schedule: readonly DueAmount[], paid: number): DueAmount | null {
  return dueAfter(schedule, paid)[0] ?? null
}
