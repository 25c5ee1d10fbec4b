import type { IsoDay } from '@wojaz/travel/dates'

/** Prices that change on a day; the day of booking decides. Sorted by their first day. */
export type Dated<Prices> = readonly { readonly validFrom: IsoDay; readonly prices: Prices }[]

/** Returns the prices in force on that day; before the first list, the first list. */
export function pricesOn<Prices>(dated: Dated<Prices>, day: IsoDay): Prices {
  const inForce = dated.findLast(({ validFrom }) => validFrom <= day) ?? dated[0]
  if (!inForce) throw new Error('a price list without prices')
  return inForce.prices
}
