import type { Locale } from '@wojaz/travel/locale'
import type { OfferIndex } from './engine/offer-index.ts'
import { inLocale } from './in-locale.ts'
import { departureAirports } from './read-request.ts'

/** A departure airport, even if nothing is sold from it today. */
export interface Departure {
  readonly code: string
  readonly name: string
  /** Airports of one group are close to each other. */
  readonly groupName: string | null
}

export function departures({ register }: OfferIndex, locale: Locale): Departure[] {
  return departureAirports(register.airports).flatMap((number) => {
    const airport = register.airports[number]
    if (!airport) return []
    const { code, names, groupNames, groupName } = airport
    return {
      code,
      name: inLocale(names, locale),
      groupName: groupNames ? inLocale(groupNames, locale) : groupName,
    }
  })
}
