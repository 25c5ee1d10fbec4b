import { currency, type Price } from '../prices.ts'

/** A price in OCTO's format: integers in minor units with two decimal places. */
export const describePrice = ({ retail, net }: Price) => ({
  original: retail,
  retail,
  net,
  currency,
  currencyPrecision: 2,
  includedTaxes: [],
})
