import { priceParts } from '@wojaz/offers'
import { expect, test } from 'vitest'
import { makeOffer } from '../../test/make-order.ts'
import { atPriceOfContract } from './price-of-age.ts'

const sold = makeOffer()
const { quote } = sold
/** The same offer with flights that cost this much more. */
const dearerBy = (amount: number) =>
  makeOffer({
    quote: {
      ...quote,
      flights: quote.flights + amount,
      airFare: quote.airFare + amount,
      base: quote.base + amount,
      total: quote.total + amount,
    },
  })

test.each([
  ['risen', 90_000],
  ['fallen', -90_000],
])('prices have %s since: only what the age makes is another price', (_, since) => {
  const offer = atPriceOfContract(sold, dearerBy(since), dearerBy(since - 12_300))
  expect(offer.quote.total).toBe(quote.total - 12_300)
  expect(offer.discountPrice).toBe(offer.quote.total)
})

test('the parts of the price are together the price', () => {
  const offer = atPriceOfContract(sold, dearerBy(5_000), dearerBy(40_000))
  const sum = priceParts(offer.quote).reduce((all, { amount }) => all + amount, 0)
  expect(sum).toBe(offer.quote.total)
})
