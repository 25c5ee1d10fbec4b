import { currency, type Price } from '../prices.ts'

/** As OCTO says a price: integers in minor units, two digits after the point. */
export const describePrice = ({ retail, net }: Price) => ({
  original: retail,
  retail,
  net,
  currency,
  currencyPrecision: 2,
  includedTaxes: [],
})
