import { addDays, type IsoDay } from '@wojaz/travel/dates'
import type { OfferSearchRequest, SearchFilter } from '@wojaz/travel/search'
import { anySearch } from '../test/any-search.ts'
import { Dice } from '../test/dice.ts'
import { repeated } from './figures.ts'

/** All airports, all dates, all durations, everywhere. */
export const widestSearch = anySearch

/** One month, two airports, a week: the typical first search. */
export function monthSearch(today: IsoDay, airports: readonly string[]): OfferSearchRequest {
  return {
    ...anySearch,
    departuresCodes: airports.slice(0, 2),
    departureDateFrom: addDays(today, 210),
    departureDateTo: addDays(today, 240),
    durationFrom: 7,
    durationTo: 7,
  }
}

/** A summer, all airports, one to two weeks. */
export function summerSearch(today: IsoDay): OfferSearchRequest {
  return {
    ...anySearch,
    departureDateFrom: addDays(today, 198),
    departureDateTo: addDays(today, 290),
    durationFrom: 7,
    durationTo: 14,
  }
}

/** Two thirds fly to a hotel. */
const offerTypesAsked = [...repeated(6, 'BY_PLANE' as const), 'BY_CAR', 'TOUR', 'SKI'] as const

/** Codes of a world that searches use. */
export interface MixCodes {
  readonly airports: readonly string[]
  /** Countries with this kind of holiday. */
  countriesOf(offerType: OfferSearchRequest['offerType']): readonly string[]
  /** A hotel facet that some searches filter by. */
  readonly facet: SearchFilter
}

/** Returns typical searches: mostly a few weeks around a date, one or two countries, sometimes a family, some facets. */
export function searchMix(
  searches: number,
  seed: number,
  today: IsoDay,
  codes: MixCodes,
): OfferSearchRequest[] {
  const dice = new Dice(seed)
  return Array.from({ length: searches }, () => mixedSearch(dice, today, codes))
}

function mixedSearch(dice: Dice, today: IsoDay, codes: MixCodes): OfferSearchRequest {
  const first = dice.between(5, 480)
  const nights = dice.pick([7, 7, 7, 7, 10, 14, 3])
  const filters = [
    ...(dice.chance(0.3) ? [{ filterId: 'board', selectedValues: ['AI'] }] : []),
    ...(dice.chance(0.3)
      ? [{ filterId: 'minHotelCategory', selectedValues: [dice.pick(['3', '4', '5'])] }]
      : []),
    ...(dice.chance(0.2) ? [codes.facet] : []),
    ...(dice.chance(0.15) ? [{ filterId: 'amountRange', selectedValues: ['#4000'] }] : []),
  ]
  const offerType = dice.pick(offerTypesAsked)
  const countries = codes.countriesOf(offerType)
  return {
    ...anySearch,
    offerType,
    childrenBirthdays: dice.chance(0.35) ? [addDays(today, -dice.between(300, 5_000))] : [],
    departuresCodes: dice.chance(0.2) ? [] : [dice.pick(codes.airports), dice.pick(codes.airports)],
    destinationsCodes: dice.chance(0.4) ? [] : [dice.pick(countries), dice.pick(countries)],
    departureDateFrom: addDays(today, first),
    departureDateTo: addDays(today, first + dice.pick([0, 7, 14, 30, 30, 60])),
    durationFrom: nights - (dice.chance(0.3) ? 1 : 0),
    durationTo: nights + (dice.chance(0.3) ? 1 : 0),
    metaData: {
      page: dice.pick([0, 0, 0, 1, 2]),
      pageSize: 10,
      sorting: dice.pick(['price', 'price', 'hotelRating', 'categoryDESC']),
    },
    filters,
  }
}
