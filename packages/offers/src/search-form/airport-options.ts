import type { Locale } from '@wojaz/travel/locale'
import type { OfferSearchRequest } from '@wojaz/travel/search'
import type { OffersCount } from '../count-offers.ts'
import type { OfferIndex } from '../engine/offer-index.ts'
import { inLocale } from '../in-locale.ts'
import { departureAirports } from '../read-request.ts'
import type { AirportOption } from './global-search-options.ts'
import type { OptionTags } from './option-tags.ts'

/** Number of highlighted airports: those with the most offers. */
const popularAirports = 3

/** `countOf` takes the departures of the index in their order. */
export function airportOptions(
  { register }: OfferIndex,
  { departuresCodes }: OfferSearchRequest,
  tags: OptionTags,
  locale: Locale,
  countOf: (slot: number) => OffersCount,
): AirportOption[] {
  const counts = departureAirports(register.airports).map((number, slot) => ({
    airport: register.airports[number]!,
    ...countOf(slot),
  }))
  const popular = counts
    .filter(({ count }) => count > 0)
    // the most offers, then a fixed order
    .sort((a, b) => b.count - a.count || (a.airport.code < b.airport.code ? -1 : 1))
    .slice(0, popularAirports)
    .map(({ airport }) => airport)
  return counts.map(({ airport, count, fromPrice }) => ({
    code: airport.code,
    label: inLocale(airport.names, locale),
    value: airport.code,
    selected: departuresCodes.includes(airport.code),
    enabled: count > 0,
    indeterminate: false,
    highlighted: popular.includes(airport),
    assignedTags: tags.ofAirport(airport.code),
    count,
    fromPrice,
    options: [],
    groupName: airport.groupNames ? inLocale(airport.groupNames, locale) : airport.groupName,
    irisCode: airport.irisCode,
  }))
}
