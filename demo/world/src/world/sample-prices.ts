import { dayNumber, type IsoDay } from '@wojaz/travel/dates'
import { type DayNumber, weekday } from './calendar.ts'
import { guaranteeFees } from './fees.ts'
import { seatPrice } from './flights/flight-price.ts'
import { operates } from './flights/make-flights.ts'
import type { Rotation } from './flights/rotations.ts'
import type { HotelPlan } from './hotels/hotel-plan.ts'
import { pricePeriods } from './prices/price-periods.ts'
import type { BoardCode } from './vocabulary/boards.ts'

export interface Sample {
  hotels: readonly HotelPlan[]
  rotations: readonly Rotation[]
  from: IsoDay
  to: IsoDay
  nights: number
  board?: BoardCode
}

/** The total price for two adults of each hotel on its cheapest date, in złoty, sorted; hotels without a date are left out. */
export function samplePrices({ hotels, rotations, from, to, nights, board }: Sample): number[] {
  const prices: number[] = []
  for (const hotel of hotels) {
    let best = Number.POSITIVE_INFINITY
    const stay = stayPrices(hotel, board, dayNumber(from), dayNumber(to) + nights)
    for (let day = dayNumber(from); day <= dayNumber(to); day++) {
      const sum = sumOfNights(stay, day, nights)
      const air = hotel.airport === null ? 0 : airFare(rotations, hotel.airport, day, nights)
      best = Math.min(best, 2 * (sum + air + hotel.transferPrice / 100 + feesOf(hotel)))
    }
    if (Number.isFinite(best)) prices.push(best)
  }
  return prices.sort((a, b) => a - b)
}

/** Cheapest room for two per night, in złoty for one adult. */
function stayPrices(
  hotel: HotelPlan,
  board: BoardCode | undefined,
  first: DayNumber,
  last: DayNumber,
): Map<DayNumber, number> {
  const nights = new Map<DayNumber, number>()
  for (const period of pricePeriods(hotel, 127, { after: first - 1, until: last, withRunning: true })) {
    const room = hotel.rooms[Math.floor(period.rate / hotel.boards.length)]
    const ownBoard = hotel.boards[period.rate % hotel.boards.length]
    if (period.stopSale || !room || room.kind.maxAdults < 2 || (board && ownBoard !== board)) continue
    for (let night = Math.max(period.first, first); night <= Math.min(period.last, last); night++) {
      nights.set(night, Math.min(nights.get(night) ?? Number.POSITIVE_INFINITY, period.price / 100))
    }
  }
  return nights
}

function sumOfNights(prices: Map<DayNumber, number>, first: DayNumber, nights: number): number {
  let sum = 0
  for (let night = first; night < first + nights; night++)
    sum += prices.get(night) ?? Number.POSITIVE_INFINITY
  return sum
}

/** Return fare for one adult on the cheapest rotation that flies on both days. */
export function airFare(
  rotations: readonly Rotation[],
  airport: string,
  day: DayNumber,
  nights: number,
): number {
  let best = Number.POSITIVE_INFINITY
  for (const rotation of rotations) {
    const flies = rotation.to.code === airport && rotation.weekday === weekday(day) && nights % 7 === 0
    if (!flies || !operates(rotation, day) || !operates(rotation, day + nights)) continue
    best = Math.min(
      best,
      (seatPrice(rotation, rotation.number, day) + seatPrice(rotation, rotation.number ^ 1, day + nights)) /
        100,
    )
  }
  return best
}

export function feesOf({ airport, spot }: HotelPlan): number {
  const category = airport === null ? spot.country.zone : 'charter'
  return guaranteeFees
    .filter((fee) => fee.category === category)
    .reduce((sum, { amount }) => sum + amount / 100, 0)
}
