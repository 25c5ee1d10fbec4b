import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { Availability, Tickets } from '../model/availability.ts'

/** In grosze. The lines add up to the total; a booking that is priced as a whole has no lines. */
export interface ChoicePrice {
  readonly total: number
  readonly lines: readonly PriceLine[]
}

export interface PriceLine {
  readonly kindId: string
  readonly quantity: number
  readonly each: number
  readonly sum: number
}

export type PriceRefusal =
  | { readonly code: 'no-tickets' }
  | { readonly code: 'no-price'; readonly kindId: string }

/** The only place that computes the price of tickets: detail page, cart, payment and ticket show its result. */
export function priceChoice(
  { ticketPrices, wholePrice }: Pick<Availability, 'ticketPrices' | 'wholePrice'>,
  tickets: Tickets,
): Outcome<ChoicePrice, PriceRefusal> {
  const chosen = Object.entries(tickets).filter(([, quantity]) => quantity > 0)
  if (chosen.length === 0) return refused({ code: 'no-tickets' })
  if (wholePrice !== null) return accepted({ total: wholePrice, lines: [] })
  const lines: PriceLine[] = []
  for (const [kindId, quantity] of chosen) {
    const each = ticketPrices[kindId]
    if (each === undefined) return refused({ code: 'no-price', kindId })
    lines.push({ kindId, quantity, each, sum: each * quantity })
  }
  return accepted({ total: lines.reduce((sum, line) => sum + line.sum, 0), lines })
}
