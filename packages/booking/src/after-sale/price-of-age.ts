import type { Offer } from '@wojaz/offers'

type Quote = Offer['quote']

/** The amounts of a quote that can be added up. */
const sums = [
  ...['flights', 'airFare', 'airportCharges', 'stay', 'base', 'transfer', 'surcharges'],
  ...['tfg', 'tfp', 'discount', 'total', 'originalFullPrice'],
] as const satisfies readonly (keyof Quote)[]

/**
 * Returns the offer for a party of other ages at the prices of the contract: the sold price plus the difference that the ages
 * make today. Price changes since the sale do not matter.
 */
export function atPriceOfContract(sold: Offer, asItWas: Offer, asItIs: Offer): Offer {
  const by = (part: (quote: Quote) => number) => part(sold.quote) + part(asItIs.quote) - part(asItWas.quote)
  const people = asItIs.occupancies.reduce((sum, { participantsCount }) => sum + participantsCount, 0)
  const money = Object.fromEntries(sums.map((part) => [part, by((quote) => quote[part] ?? 0)]))
  const quote: Quote = {
    ...sold.quote,
    ...money,
    rooms: sold.quote.rooms.map((_, room) => by(({ rooms }) => rooms[room] ?? 0)),
    perPerson: Math.round(by(({ total }) => total) / people),
  }
  const { total, originalFullPrice } = quote
  return { ...asItIs, quote, discountPrice: total, price: originalFullPrice, originalFullPrice }
}
