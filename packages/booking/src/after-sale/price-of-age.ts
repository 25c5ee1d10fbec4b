import type { Offer } from '@wojaz/offers'

type Quote = Offer['quote']

/** What of a quote is money that adds up. */
const sums = [
  ...['flights', 'airFare', 'airportCharges', 'stay', 'base', 'transfer', 'surcharges'],
  ...['tfg', 'tfp', 'discount', 'total', 'originalFullPrice'],
] as const satisfies readonly (keyof Quote)[]

/**
 * The offer for a party of other ages at the prices of the contract: what was sold, and the difference that the ages make today. That
 * prices have risen or fallen since costs nobody anything, and gives nobody anything.
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
