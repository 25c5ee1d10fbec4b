import type { DayNumber } from '../calendar.ts'
import { chanceOf } from '../dice.ts'
import type { HotelPlan } from '../hotels/hotel-plan.ts'

interface PriceLevel {
  changedOn: DayNumber
  /** Thousandths of the price in force now. */
  level: number
}

/** Prices are reviewed about every seven weeks; history reaches back far enough for every reduction in force. */
const reviewDays = 49
const reviewsBack = 9

/** What stays cost before today: levels at past reviews; since the last one the price is the present one. */
export function priceHistory(hotel: HotelPlan, today: DayNumber): PriceLevel[] {
  const shift = Math.floor(chanceOf(hotel.number, 31) * reviewDays)
  const last = Math.floor((today - 1 - shift) / reviewDays)
  return Array.from({ length: reviewsBack }, (_, index) => {
    const review = last - reviewsBack + 1 + index
    const level = review === last ? 1000 : 935 + Math.floor(chanceOf(hotel.number, review) * 140)
    return { changedOn: review * reviewDays + shift, level }
  })
}
