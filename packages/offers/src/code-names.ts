import type { Locale } from '@wojaz/travel/locale'
import { type DayPart, isDayPart } from '@wojaz/travel/trip'
import type { OfferIndex } from './engine/offer-index.ts'
import { inLocale } from './in-locale.ts'
import { dayPartName } from './words.ts'

export interface SearchCodes {
  readonly airports: readonly string[]
  readonly destinations: readonly string[]
  readonly dayParts?: readonly string[]
}

export interface NamedCode {
  readonly code: string
  readonly name: string
}

interface SearchNames {
  readonly airports: NamedCode[]
  readonly destinations: NamedCode[]
  readonly dayParts: (NamedCode & { readonly code: DayPart })[]
}

/** Returns the names of the codes of a search, in their order. Unknown codes are left out. */
export function codeNames(
  { register }: OfferIndex,
  { airports, destinations, dayParts = [] }: SearchCodes,
  locale: Locale,
): SearchNames {
  const airportName = (code: string): NamedCode[] => {
    const number = register.airportNumber.get(code)
    return number === undefined ? [] : [{ code, name: inLocale(register.airports[number]!.names, locale) }]
  }
  return {
    airports: airports.flatMap(airportName),
    destinations: destinations.flatMap((code) => {
      const place = register.placeNumber.get(code)
      if (place !== undefined) return { code, name: inLocale(register.places[place]!.names, locale) }
      const hotel = register.hotelNumber.get(code)
      if (hotel !== undefined) return { code, name: register.hotels[hotel]!.name }
      // A search for flights alone uses the code of the destination airport.
      return airportName(code)
    }),
    dayParts: dayParts.filter(isDayPart).map((code) => ({ code, name: dayPartName(code, locale) })),
  }
}
