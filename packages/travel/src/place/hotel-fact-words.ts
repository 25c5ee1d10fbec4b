import type { HolidayType } from '../trip/index.ts'
import { distanceWords } from './distance-words.ts'
import { type FactName, factNames } from './hotel-fact-names.ts'

/** The known facts of a hotel; a missing field is unknown. */
export interface HotelFactsKnown {
  beachMetres?: number
  centreMetres?: number
  airportKm?: number
  liftMetres?: number
  openedIn?: number
  renovatedIn?: number
  floors?: number
  pools?: number
  restaurants?: number
  bars?: number
  checkIn?: string
  checkOut?: string
}

interface HouseOfFacts {
  facts: HotelFactsKnown
  season: string
  roomsCount: number
  tripType: HolidayType
}

/** The known facts of a hotel as names and values, in the order in which guests usually ask for them. */
export function factWords(
  { facts, season, roomsCount, tripType }: HouseOfFacts,
  t: (key: string) => string,
): [name: string, value: string][] {
  const far = (metres: number | undefined, atZero: string) =>
    metres === undefined ? null : metres === 0 ? t(atZero) : distanceWords(metres)
  const values: Record<FactName, string | number | null | undefined> = {
    beach: far(facts.beachMetres, 'hotelCard.fact.atBeach'),
    lift: far(facts.liftMetres, 'hotelCard.fact.atLift'),
    centre: far(facts.centreMetres, 'hotelCard.fact.atCentre'),
    airport: facts.airportKm === undefined ? null : `${facts.airportKm} km`,
    season: t(`hotelCard.season.${season === 'all-year' ? 'allYear' : season}`),
    rooms: roomsCount,
    floors: facts.floors,
    pools: facts.pools || null,
    restaurants: facts.restaurants || null,
    bars: facts.bars || null,
    renovated: facts.renovatedIn,
    checkIn: facts.checkIn,
    checkOut: facts.checkOut,
  }
  return factNames(tripType).flatMap((name) => {
    const value = values[name]
    return value === null || value === undefined ? [] : [[t(`hotelCard.fact.${name}`), String(value)]]
  })
}
