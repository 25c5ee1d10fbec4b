import type { IsoDay } from '@wojaz/travel/dates'

/** Prices change on a day, and the day of booking decides: lists are in order of their first day. */
export type Dated<Prices> = readonly { readonly validFrom: IsoDay; readonly prices: Prices }[]

/** What is in force on that day; before the first list, the first list. */
export function pricesOn<Prices>(dated: Dated<Prices>, day: IsoDay): Prices {
  const inForce = dated.findLast(({ validFrom }) => validFrom <= day) ?? dated[0]
  if (!inForce) throw new Error('a price list without prices')
  return inForce.prices
}
