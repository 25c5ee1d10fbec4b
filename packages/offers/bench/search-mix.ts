import { addDays, type IsoDay, type OfferSearchRequest } from '@wojaz/travel'
import type { Dice } from '../test/dice.ts'

const anySearch: OfferSearchRequest = {
  offerType: 'BY_PLANE',
  childrenBirthdays: [],
  departuresCodes: [],
  destinationsCodes: [],
  numberOfAdults: 2,
  departureDateFrom: null,
  departureDateTo: null,
  durationFrom: null,
  durationTo: null,
  site: 'pl',
  metaData: { page: 0, pageSize: 10, sorting: 'price' },
  filters: [],
}

/** All airports, all dates, all durations, everywhere. */
export const widestSearch = anySearch

/** One month, two airports, a week: what most guests begin with. */
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

/** What guests look for: mostly a few weeks around a date, a country or two, a family now and then, some facets. */
export function mixedSearch(
  dice: Dice,
  today: IsoDay,
  codes: { airports: string[]; countries: string[] },
): OfferSearchRequest {
  const first = dice.between(5, 480)
  const nights = dice.pick([7, 7, 7, 7, 10, 14, 3])
  const filters = [
    ...(dice.chance(0.3) ? [{ filterId: 'board', selectedValues: ['AI'] }] : []),
    ...(dice.chance(0.3)
      ? [{ filterId: 'minHotelCategory', selectedValues: [dice.pick(['3', '4', '5'])] }]
      : []),
    ...(dice.chance(0.2) ? [{ filterId: 'facilities', selectedValues: ['pool', 'slides'] }] : []),
    ...(dice.chance(0.15) ? [{ filterId: 'amountRange', selectedValues: ['#4000'] }] : []),
  ]
  return {
    ...anySearch,
    offerType: dice.pick([
      'BY_PLANE',
      'BY_PLANE',
      'BY_PLANE',
      'BY_PLANE',
      'BY_PLANE',
      'BY_PLANE',
      'BY_CAR',
      'TOUR',
      'SKI',
    ]),
    childrenBirthdays: dice.chance(0.35) ? [addDays(today, -dice.between(300, 5_000))] : [],
    departuresCodes: dice.chance(0.2) ? [] : [dice.pick(codes.airports), dice.pick(codes.airports)],
    destinationsCodes: dice.chance(0.4) ? [] : [dice.pick(codes.countries), dice.pick(codes.countries)],
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
