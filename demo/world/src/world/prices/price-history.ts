import type { DayNumber } from '../calendar.ts'
import { chanceOf } from '../dice.ts'
import type { HotelPlan } from '../hotels/hotel-plan.ts'

interface PriceLevel {
  changedOn: DayNumber
  /** Thousandths of the current price. */
  level: number
}

/** Prices are reviewed about every seven weeks; the history is long enough for every current reduction. */
const reviewDays = 49
const reviewsBack = 9

/** Prices before today: levels at past reviews; since the last review the price is the current one. */
export function priceHistory(hotel: HotelPlan, today: DayNumber): PriceLevel[] {
  const shift = Math.floor(chanceOf(hotel.number, 31) * reviewDays)
  const last = Math.floor((today - 1 - shift) / reviewDays)
  return Array.from({ length: reviewsBack }, (_, index) => {
    const review = last - reviewsBack + 1 + index
    const level = review === last ? 1000 : 935 + Math.floor(chanceOf(hotel.number, review) * 140)
    return { changedOn: review * reviewDays + shift, level }
  })
}
