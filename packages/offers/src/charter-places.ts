import type { Locale } from '@wojaz/travel/locale'
import { accepted, type Outcome } from '@wojaz/travel/outcome'
import type { OfferSearchRequest } from '@wojaz/travel/search'
import { placesOfAirport } from './airport-places.ts'
import { feesOf, priceCheck } from './charter-flights.ts'
import { type CharterOffer, charterOffer } from './charter-offer.ts'
import { type FlightPair, pairOrder, visitPairs } from './charter-pairs.ts'
import { planCharters } from './charter-plan.ts'
import type { OfferIndex } from './engine/offer-index.ts'
import type { ScanCache } from './engine/scan/scan-cache.ts'
import { Turn } from './engine/turn.ts'
import { shownPrice } from './plan-search.ts'
import type { SearchRefusal } from './search-refusal.ts'

/** A country and the cheapest flight of a search to it. */
export interface CharterPlace {
  readonly code: string
  readonly name: string
  readonly latitude: number
  readonly longitude: number
  readonly offer: CharterOffer
  /** 'yyyy-MM' with the lowest price of a departure in that month. */
  readonly months: readonly { readonly month: string; readonly price: number }[]
}

/** Returns the countries that a search for flights leads to, cheapest first. */
export async function charterPlaces(
  index: OfferIndex,
  cache: ScanCache,
  request: OfferSearchRequest,
  locale: Locale,
): Promise<Outcome<CharterPlace[], SearchRefusal>> {
  const planned = planCharters(index, request)
  if (!planned.ok) return planned
  const { plan, wishes } = planned.value
  const countries = index.register.airports.map(({ code }) => placesOfAirport(index, code, locale)[0])
  const months = Array.from({ length: index.columns.days }, (_, day) => index.dayAt(day).slice(0, 7))
  const order = pairOrder('PRICE_ASCENDING')
  const isPriced = priceCheck(planned.value)
  const found = new Map<string, { best: FlightPair; months: Map<string, number> }>()
  await visitPairs(index, cache, planned.value, new Turn(), (pair) => {
    const country = countries[pair.destination]
    if (!country || !isPriced(pair.fare)) return
    let known = found.get(country.code)
    if (!known) {
      known = { best: { ...pair }, months: new Map() }
      found.set(country.code, known)
    } else if (order(pair, known.best) < 0) known.best = { ...pair }
    const month = months[pair.day]!
    const least = known.months.get(month)
    if (least === undefined || pair.fare < least) known.months.set(month, pair.fare)
  })
  const fees = feesOf(planned.value)
  const ranked = [...found].sort(([, one], [, other]) => order(one.best, other.best))
  return accepted(
    ranked.flatMap(([code, { best, months: fares }]): CharterPlace[] => {
      const view = { locale, perPerson: plan.perPerson }
      const offer = charterOffer(index, best, plan.rooms, view, { dayParts: plan.dayParts, wishes })
      const { latitude, longitude } = index.placeOf(code)
      const name = countries.find((one) => one?.code === code)!.name
      const prices = [...fares]
        .sort()
        .map(([month, fare]) => ({ month, price: shownPrice(plan, fare + fees)! }))
      return offer ? [{ code, name, latitude, longitude, offer, months: prices }] : []
    }),
  )
}
