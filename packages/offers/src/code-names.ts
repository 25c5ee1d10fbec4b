import type { Locale } from '@wojaz/travel'
import type { OfferIndex } from './engine/offer-index.ts'
import { inLocale } from './make-offer.ts'

export interface SearchCodes {
  readonly airports: readonly string[]
  readonly destinations: readonly string[]
}

export interface NamedCode {
  readonly code: string
  readonly name: string
}

/** What the codes of a search are called, in their order; strangers are left out. */
export function codeNames(
  { register }: OfferIndex,
  { airports, destinations }: SearchCodes,
  locale: Locale,
): { readonly airports: NamedCode[]; readonly destinations: NamedCode[] } {
  return {
    airports: airports.flatMap((code) => {
      const number = register.airportNumber.get(code)
      return number === undefined ? [] : { code, name: inLocale(register.airports[number]!.names, locale) }
    }),
    destinations: destinations.flatMap((code) => {
      const place = register.placeNumber.get(code)
      if (place !== undefined) return { code, name: inLocale(register.places[place]!.names, locale) }
      const hotel = register.hotelNumber.get(code)
      return hotel === undefined ? [] : { code, name: register.hotels[hotel]!.name }
    }),
  }
}
