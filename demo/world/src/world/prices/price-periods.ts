import type { DayNumber } from '../calendar.ts'
import type { HotelPlan } from '../hotels/hotel-plan.ts'
import { cellsBetween, type PriceCell, splitAtWeekends } from './price-cells.ts'
import { cellFactor, hotelLevel, nightPrice } from './stay-price.ts'
import { anyDay, isStopSale, type StayRules, stayRules } from './stay-rules.ts'

export interface PricePeriod extends PriceCell, StayRules {
  /** Index of the rate in the hotel: rooms in order, boards within a room. */
  rate: number
  price: number
  stopSale: boolean
}

/** Periods of all rates of a hotel that begin in (after, until], and the current ones if requested. */
export function pricePeriods(
  hotel: HotelPlan,
  tourDays: number,
  span: { after: DayNumber; until: DayNumber; withRunning: boolean },
): PricePeriod[] {
  const level = hotelLevel(hotel)
  const periods: PricePeriod[] = []
  for (const cell of cellsBetween(hotel.profile, hotel.number, span.after, span.until)) {
    const rules = stayRules(hotel, cell, tourDays)
    const seasonLevel = level * cellFactor(hotel, cell)
    for (const part of partsOf(hotel, cell, rules)) {
      if (
        part.first > span.until ||
        part.last <= span.after ||
        (!span.withRunning && part.first <= span.after)
      )
        continue
      let rate = 0
      hotel.rooms.forEach((room, roomIndex) => {
        const stopSale = isStopSale(hotel, roomIndex, cell)
        for (const board of hotel.boards) {
          const price = wholeZloty(nightPrice(seasonLevel * part.factor, room, board))
          periods.push({ ...part, rate: rate++, price, stopSale })
        }
      })
    }
  }
  return periods
}

type Part = PriceCell & StayRules & { factor: number }

/** Splits weekends if the hotel has weekend prices and does not sell only whole weeks. */
function partsOf(hotel: HotelPlan, cell: PriceCell, rules: StayRules): Part[] {
  const { first, last } = cell
  if (!hotel.hasWeekendPrices || rules.minStay >= 5 || rules.arrivalDays !== anyDay)
    return [{ first, last, ...rules, factor: 1 }]
  return splitAtWeekends(cell).map(({ first, last, isWeekend }) => ({
    first,
    last,
    ...rules,
    minStay: isWeekend ? Math.max(2, rules.minStay) : rules.minStay,
    factor: isWeekend ? 1.12 : 0.95,
  }))
}

/** In grosze. */
function wholeZloty(zloty: number): number {
  return Math.round(zloty) * 100
}
