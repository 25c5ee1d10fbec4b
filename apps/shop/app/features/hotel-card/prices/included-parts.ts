import type { Offer } from '@wojaz/offers'

export type IncludedPart = 'flights' | 'stay' | 'board' | 'transfer' | 'funds' | 'tour'

/** What the price of this offer includes. Other things are not promised. */
export function includedParts({
  quote,
  tripType,
  boardCode,
  departureFlight,
}: Pick<Offer, 'tripType' | 'boardCode' | 'departureFlight'> & {
  quote: Pick<Offer['quote'], 'transfer' | 'tfg' | 'tfp'>
}): IncludedPart[] {
  const parts: [IncludedPart, boolean][] = [
    ['flights', departureFlight !== null],
    ['stay', true],
    ['board', boardCode !== 'RO'],
    ['tour', tripType === 'WO'],
    ['transfer', quote.transfer > 0],
    ['funds', quote.tfg + quote.tfp > 0],
  ]
  return parts.flatMap(([part, isIn]) => (isIn ? part : []))
}
