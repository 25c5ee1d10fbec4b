import { addDays, dayOf, type IsoDay } from '@wojaz/travel/dates'
import type { Order } from '../order.ts'

/** Claims about a trip are answered within a month of it. */
const claimDays = 30
/** The tax of a year is paid in the next one; from the end of that year its documents are kept five full years (Ordynacja podatkowa, art. 70 and 86). */
const taxYears = 1
const documentYears = 5

type KeptOrder = Pick<Order, 'offer' | 'payments' | 'placedAt'>

/** Until when everything is needed, people and addresses too: the trip is carried out, and what went wrong is put right. */
export function wholeUntil({ offer }: Pick<Order, 'offer'>): IsoDay {
  return addDays(offer.returnDate, claimDays)
}

/** Until when the law wants the invoice and its payments; null: nothing was ever paid, so there is nothing to keep. */
export function documentsUntil({ offer, payments, placedAt }: KeptOrder): IsoDay | null {
  const paid = payments.flatMap(({ completedAt }) => completedAt ?? [])
  if (paid.length === 0) return null
  const years = [offer.returnDate, ...[...paid, placedAt].map(dayOf)].map((day) => Number(day.slice(0, 4)))
  return `${Math.max(...years) + taxYears + documentYears}-12-31`
}
