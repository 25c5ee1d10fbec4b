import { type DayNumber, isoDay, onOrAfter } from './calendar.ts'
import type { Rotation } from './flights/rotations.ts'
import type { HotelPlan } from './hotels/hotel-plan.ts'
import { cellsBetween } from './prices/price-cells.ts'
import { priceHistory } from './prices/price-history.ts'
import { cellFactor, hotelLevel, nightPrice } from './prices/stay-price.ts'
import { airFare, feesOf } from './sample-prices.ts'
import type { Cell } from './store/copy-rows.ts'
import type { Writer } from './store/write-days.ts'

const nights = 7
const yearDays = 364
const never = Number.POSITIVE_INFINITY

/**
 * Invented prices of the past year's weeks, in the form that the shop records, so that a new inventory has a comparison. Round
 * trips have no usual length and ski with a flight is a separate search: for them there are none.
 */
export function pastWeekRows(
  hotels: readonly HotelPlan[],
  rotations: readonly Rotation[],
  today: DayNumber,
): Cell[][] {
  const first = onOrAfter(today - yearDays - 6, 0)
  const fareOn = rememberedFares(rotations)
  const least = new Map<string, number>()
  for (const hotel of hotels) {
    if (hotel.trip === 'WO' || (hotel.trip === 'NR' && hotel.airport !== null)) continue
    const { country, regionCode, resortCode } = hotel.spot
    const priceOn = pricesOf(hotel, fareOn, first, today)
    for (let week = first; week < today; week += 7) {
      let total = never
      for (let day = week; day < Math.min(week + 7, today); day++) total = Math.min(total, priceOn(day))
      if (total === never) continue
      for (const place of [country.code, regionCode, resortCode]) {
        const key = `${hotel.trip} ${place} ${week}`
        least.set(key, Math.min(least.get(key) ?? total, total))
      }
    }
  }
  return [...least].map(([key, total]) => {
    const [trip = '', place = '', week] = key.split(' ')
    return [trip, place, isoDay(Number(week)), total]
  })
}

export function writePastWeeks(write: Writer, rows: readonly Cell[][]): Promise<number> {
  return write('week_prices', ['trip_type', 'place_code', 'week', 'total'], rows)
}

/** The price in grosze of a week for two from that day on. */
function pricesOf(
  hotel: HotelPlan,
  fareOn: (airport: string, day: DayNumber) => number,
  first: DayNumber,
  today: DayNumber,
) {
  const nightOn = nightPrices(hotel, first, today + nights)
  const levels = priceHistory(hotel, today)
  const extras = hotel.transferPrice / 100 + feesOf(hotel)
  return (day: DayNumber): number => {
    const fare = hotel.airport === null ? 0 : fareOn(hotel.airport, day)
    let stay = 0
    for (let night = day; night < day + nights; night++) stay += nightOn[night - first] ?? never
    if (fare + stay === never) return never
    const level = levels.findLast(({ changedOn }) => changedOn <= day)?.level ?? 1000
    return 200 * Math.round((stay * level) / 1000 + fare + extras)
  }
}

/** Cheapest room for two per night, in złoty for one adult; a day on which the hotel is closed has none. */
function nightPrices(hotel: HotelPlan, first: DayNumber, last: DayNumber): number[] {
  const level = hotelLevel(hotel)
  const rooms = hotel.rooms.filter(({ kind }) => kind.maxAdults >= 2)
  const prices: number[] = []
  for (const cell of cellsBetween(hotel.profile, hotel.number, first - 1, last)) {
    const season = level * cellFactor(hotel, cell)
    const least = Math.min(
      ...rooms.flatMap((room) => hotel.boards.map((board) => nightPrice(season, room, board))),
    )
    for (let night = Math.max(cell.first, first); night <= Math.min(cell.last, last); night++)
      prices[night - first] = least
  }
  return prices
}

/** Hotels of one airport share its flights. */
function rememberedFares(rotations: readonly Rotation[]) {
  const known = new Map<string, { own: Rotation[]; fares: Map<DayNumber, number> }>()
  return (airport: string, day: DayNumber): number => {
    const { own, fares } = known.get(airport) ?? {
      own: rotations.filter(({ to }) => to.code === airport),
      fares: new Map<DayNumber, number>(),
    }
    known.set(airport, { own, fares })
    const fare = fares.get(day) ?? airFare(own, airport, day, nights)
    fares.set(day, fare)
    return fare
  }
}
