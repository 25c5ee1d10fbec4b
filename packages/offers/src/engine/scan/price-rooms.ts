import { none } from '../columns.ts'
import type { Scan } from './lower-bounds.ts'
import { isSellable, nightlySum, roomStayPrice } from './stay-price.ts'

/** Price of all rooms, and the rate of the first room. Reused by every call. */
const found = { price: none, rate: -1 }

/** Finds the cheapest rooms of a product for the whole party, each separately; `none` when the stay cannot be sold. */
export function priceRooms(s: Scan, product: number, day: number, nights: number, ageBand: number) {
  const { c, rooms, ageBands } = s
  const rateFrom = c.productRateStart[product]!
  const rateTo = c.productRateStart[product + 1]!
  found.price = none
  let sum = 0
  for (let room = 0; room < rooms; room++) {
    const { ofRate } = s.factors[room * ageBands + ageBand]!
    let best = none
    for (let rate = rateFrom; rate < rateTo; rate++) {
      const factor = ofRate[rate]!
      if (factor === 0 || !isSellable(c, rate, day, nights, rooms)) continue
      const price = roomStayPrice(nightlySum(c, rate, day, nights), factor)
      if (price >= best) continue
      best = price
      if (room === 0) found.rate = rate
    }
    if (best === none) return found
    sum += best
  }
  found.price = sum
  return found
}
