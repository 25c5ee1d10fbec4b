import type { Quote } from './quote.ts'

export interface PricePart {
  readonly part: 'airFare' | 'airportCharges' | 'flights' | 'stay' | 'transfer' | 'tfg' | 'tfp' | 'discount'
  /** In grosze; a reduction is negative. */
  readonly amount: number
}

/**
 * Returns the lines of a quote; they add up to its total. Parts that the offer does not have get no line. Flights are one line
 * unless airport charges are separate; quotes of old orders do not have these.
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
