import type { Locale } from '@wojaz/travel/locale'
import { accepted, type Outcome } from '@wojaz/travel/outcome'
import type { OfferSearchRequest } from '@wojaz/travel/search'
import type { OfferIndex } from './engine/offer-index.ts'
import { rankingOf } from './engine/ranking.ts'
import type { Scanner } from './engine/scanner.ts'
import { Turn } from './engine/turn.ts'
import { findListed, stayOf } from './find-listing.ts'
import { inLocale } from './in-locale.ts'
import type { Offer } from './offer.ts'
import { offerOfStay, offersInTurns } from './offer-of-stay.ts'
import { planSearch } from './plan-search.ts'
import type { SearchRefusal } from './search-refusal.ts'
import type { Place } from './store/catalogue.ts'

/** A place and the cheapest offer of a search in it. */
export interface PlaceOffer {
  readonly code: string
  readonly name: string
  readonly seoName: string
  readonly latitude: number
  readonly longitude: number
  /** Number of hotels of the search there. */
  readonly count: number
  readonly offer: Offer
}

/** Returns the cheapest offer of a search in each place, cheapest first. Places without an offer are left out. */
export async function cheapestByPlace(
  index: OfferIndex,
  scanner: Scanner,
  request: OfferSearchRequest,
  level: Place['kind'],
  locale: Locale,
): Promise<Outcome<PlaceOffer[], SearchRefusal>> {
  const planned = planSearch(index, request)
  if (!planned.ok) return planned
  const plan = planned.value
  const listed = await findListed(index, scanner, plan)
  const order = rankingOf('price', index.columns, listed)
  const { places, placeParent, hotelResort } = index.register
  const found = new Map<number, { place: Place; at: number; count: number }>()
  const turn = new Turn()
  for (let at = 0; at < listed.count; at++) {
    if (at % 512 === 511) await turn.pass()
    let around = hotelResort[listed.hotel[at]!]!
    while (places[around]!.kind !== level) around = placeParent[around]!
    const known = found.get(around)
    if (!known) found.set(around, { place: places[around]!, at, count: 1 })
    else {
      known.count++
      if (order(at, known.at) < 0) known.at = at
    }
  }
  const ranked = [...found.values()].sort((one, other) => order(one.at, other.at))
  const offers = await offersInTurns(ranked, ({ at }) =>
    offerOfStay(index, listed.hotel[at]!, plan, stayOf(index, listed, at), locale),
  )
  return accepted(
    ranked.map(({ place: { code, names, seoName, latitude, longitude }, count }, number) => ({
      code,
      name: inLocale(names, locale),
      seoName,
      latitude,
      longitude,
      count,
      offer: offers[number]!,
    })),
  )
}
