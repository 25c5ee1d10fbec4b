import { addDays, dayOf, type IsoDay } from '@wojaz/travel/dates'
import type { Order } from '../order.ts'

/** Complaints about a trip are answered within a month. */
const claimDays = 30
/**
 * The tax of a year is paid in the next one. Its documents must be stored for five full years from the end of that year
 * (Ordynacja podatkowa, art. 70 and 86).
 */
const taxYears = 1
const documentYears = 5

type KeptOrder = Pick<Order, 'offer' | 'payments' | 'placedAt'>

/**
 * Returns the last day on which the whole order is needed, personal data included: the trip takes place and complaints are
 * settled.
 */
export function wholeUntil({ offer }: Pick<Order, 'offer'>): IsoDay {
  return addDays(offer.returnDate, claimDays)
}

/** Returns the last day on which the law requires the invoice and its payments; null: nothing was paid, so nothing is stored. */
export function documentsUntil({ offer, payments, placedAt }: KeptOrder): IsoDay | null {
  const paid = payments.flatMap(({ completedAt }) => completedAt ?? [])
  if (paid.length === 0) return null
  const years = [offer.returnDate, ...[...paid, placedAt].map(dayOf)].map((day) => Number(day.slice(0, 4)))
  return `${Math.max(...years) + taxYears + documentYears}-12-31`
}
