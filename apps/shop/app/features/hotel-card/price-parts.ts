import type { Quote } from '@wojaz/offers'

export interface PricePart {
  part: 'flights' | 'stay' | 'transfer' | 'tfg' | 'tfp' | 'discount'
  /** Grosze; a reduction is below zero. */
  amount: number
}

/** The lines of a quote; together they are its total. What is no part of this offer has no line. */
export function priceParts(quote: Quote): PricePart[] {
  const parts: PricePart[] = [
    { part: 'flights', amount: quote.flights },
    { part: 'stay', amount: quote.stay },
    { part: 'transfer', amount: quote.transfer },
    { part: 'tfg', amount: quote.tfg },
    { part: 'tfp', amount: quote.tfp },
    { part: 'discount', amount: -quote.discount },
  ]
  return parts.filter(({ amount }) => amount !== 0)
}
