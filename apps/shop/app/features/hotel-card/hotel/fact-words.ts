import { distanceWords } from '../../../ui/distance-words.ts'
import type { HotelView } from '../hotel-card-view.ts'
import { type FactName, factNames } from './fact-names.ts'

/** What is known of a house, as names and values in the order guests ask for it. */
export function factWords(
  { facts, season, roomsCount, tripType }: Pick<HotelView, 'facts' | 'season' | 'roomsCount' | 'tripType'>,
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
