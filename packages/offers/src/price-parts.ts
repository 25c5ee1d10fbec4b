import type { Quote } from './quote.ts'

export interface PricePart {
  readonly part: 'airFare' | 'airportCharges' | 'flights' | 'stay' | 'transfer' | 'tfg' | 'tfp' | 'discount'
  /** Grosze; a reduction is below zero. */
  readonly amount: number
}

/**
 * The lines of a quote; together they are its total. What is no part of this offer has no line.
 * Flights are one line, unless airports are told apart; orders from before that was done know nothing of it.
 */
export function priceParts(quote: Quote): PricePart[] {
  const flights: PricePart[] =
    quote.airportCharges > 0
      ? [
          { part: 'airFare', amount: quote.airFare },
          { part: 'airportCharges', amount: quote.airportCharges },
        ]
      : [{ part: 'flights', amount: quote.flights }]
  const parts: PricePart[] = [
    ...flights,
    { part: 'stay', amount: quote.stay },
    { part: 'transfer', amount: quote.transfer },
    { part: 'tfg', amount: quote.tfg },
    { part: 'tfp', amount: quote.tfp },
    { part: 'discount', amount: -quote.discount },
  ]
  return parts.filter(({ amount }) => amount !== 0)
}
