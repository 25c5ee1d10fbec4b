import { yearOf } from '../calendar.ts'
import { chanceOf } from '../dice.ts'
import type { HotelPlan, RoomPlan } from '../hotels/hotel-plan.ts'
import { type BoardCode, boards } from '../vocabulary/boards.ts'
import type { PriceCell } from './price-cells.ts'
import { seasonFactor } from './season-curve.ts'

const starFactors = new Map([
  [2, 0.58],
  [2.5, 0.66],
  [3, 0.75],
  [3.5, 0.87],
  [4, 1],
  [4.5, 1.2],
  [5, 1.48],
])
const boardFactors = new Map(boards.map(({ code, factor }) => [code, factor / 1000]))
/** The year of the contracts; prices rise a little with each later year. */
const contractYear = 2027
const yearlyRise = 0.035

/** The price level of the hotel itself, in złoty, before the season. */
export function hotelLevel(hotel: HotelPlan): number {
  const { spot, stars, popularity, facts, tour, type, number } = hotel
  if (tour)
    return (
      tour.itinerary.level *
      1.25 *
      (tour.kinds.includes('comfort') ? 1.28 : 1) *
      (tour.kinds.includes('smallGroup') ? 1.15 : 1)
    )
  const star = starFactors.get(stars) ?? 1
  const liked = 0.93 + (popularity / 1000) * 0.2
  const own = 0.93 + 0.14 * chanceOf(number, 7)
  const selfCatering = type === 'apartments' || type === 'guesthouse' ? 0.95 : 1
  return (
    spot.region.level *
    star *
    liked *
    own *
    selfCatering *
    beachFactor(facts.beachMetres) *
    liftFactor(facts.liftMetres)
  )
}

/** One adult, one night, in złoty, for that season, room and board. */
export function nightPrice(seasonLevel: number, room: RoomPlan, board: BoardCode): number {
  return seasonLevel * room.kind.factor * (boardFactors.get(board) ?? 1)
}

/** The season factor of a cell with small random differences per hotel; the same for every room and board. */
export function cellFactor(hotel: HotelPlan, { first, last }: PriceCell): number {
  const middle = Math.floor((first + last) / 2)
  const season =
    (seasonFactor(hotel.profile, first) +
      seasonFactor(hotel.profile, middle) +
      seasonFactor(hotel.profile, last)) /
    3
  const humour = 0.97 + 0.06 * chanceOf(hotel.number, first)
  return season * humour * (1 + yearlyRise * (yearOf(first) - contractYear))
}

function beachFactor(metres: number | null): number {
  if (metres === null) return 1
  if (metres === 0) return 1.07
  return metres <= 300 ? 1 : metres <= 700 ? 0.96 : 0.92
}

function liftFactor(metres: number | null): number {
  if (metres === null) return 1
  if (metres === 0) return 1.14
  return metres <= 300 ? 1.05 : metres <= 1000 ? 0.98 : 0.92
}
