import type { Locale } from '@wojaz/travel/locale'
import type { OfferSearchRequest } from '@wojaz/travel/search'
import type { CabinClass } from '@wojaz/travel/trip'
import type { OffersCount } from '../count-offers.ts'
import type { DayPrice } from '../price-calendar.ts'
import type { RegionOption } from '../regions.ts'

/** Caches the answer to a question until the inventory changes. */
export type Recall = <Answer>(question: string, ask: () => Promise<Answer>) => Promise<Answer>

/** The key of one part of the form: the same for every page and order of a listing, and for parties that cost the same. */
export function questionOf(part: string, request: OfferSearchRequest, partyKey: string): string {
  const { metaData: _, numberOfAdults: __, childrenBirthdays: ___, occupancies: ____, ...others } = request
  return `${part} ${partyKey} ${JSON.stringify(others)}`
}

/** A place to choose, with the places in it. */
export interface CountedPlace extends OffersCount {
  readonly code: string
  readonly kind: RegionOption['kind'] | 'airport'
  readonly name: string
  readonly children: readonly CountedPlace[]
}

/** Counts for the options of a search form, each with the other choices unchanged. */
export interface FormCounts {
  /** By departure airport, in their order. */
  airports(): Promise<(slot: number) => OffersCount>
  /** By part of the day of the outbound flight, in their order; only with flights. */
  hours(): Promise<(slot: number) => OffersCount>
  /** By offered length, in their order. */
  lengths(): Promise<(slot: number) => OffersCount>
  /** By class, economy first; only for flights alone. */
  cabins?(): Promise<readonly (readonly [CabinClass, OffersCount])[]>
  /** The outbound flight alone; only for flights alone. */
  oneWay?(): Promise<OffersCount>
  places(locale: Locale): Promise<CountedPlace[]>
  days(): Promise<DayPrice[]>
}
