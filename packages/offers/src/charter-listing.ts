import type { Locale } from '@wojaz/travel/locale'
import { accepted, type Outcome } from '@wojaz/travel/outcome'
import type { OfferSearchRequest } from '@wojaz/travel/search'
import {
  airlineFilter,
  airlineName,
  cabinFilter,
  checkedLuggage,
  dayPartFilter,
  dayParts,
  flightWayFilter,
  luggageFilter,
  oneWay,
} from '@wojaz/travel/trip'
import { type CharterResult, feesOf, findCharters, priceCheck } from './charter-flights.ts'
import { airlinesOf, planCharters, valuesOf } from './charter-plan.ts'
import { countCharters } from './count-charters.ts'
import type { OffersCount } from './count-offers.ts'
import type { OfferIndex } from './engine/offer-index.ts'
import { PriceCounts } from './engine/price-histogram.ts'
import type { ScanCache } from './engine/scan/scan-cache.ts'
import { shownPrice } from './plan-search.ts'
import { priceFilters } from './price-filters.ts'
import { findRepairs } from './repairs.ts'
import type { SearchRefusal } from './search-refusal.ts'
import type { FacetFilter, SearchResult } from './search-result.ts'
import { cabinName, dayPartName, flightFilterName } from './words.ts'

/** A page of flights alone, with its filters. */
export type CharterListing = CharterResult & Pick<SearchResult, 'facets' | 'histogram' | 'repairs'>

export async function charterListing(
  index: OfferIndex,
  cache: ScanCache,
  request: OfferSearchRequest,
  locale: Locale,
): Promise<Outcome<CharterListing, SearchRefusal>> {
  const planned = planCharters(index, request)
  if (!planned.ok) return planned
  const { plan } = planned.value
  const [listed, whole] = [new Heard(), new Heard()]
  const prices = new PriceCounts()
  const isPriced = priceCheck(planned.value)
  const fees = feesOf(planned.value)
  const found = await findCharters(index, cache, planned.value, locale, (total) => {
    whole.add(total)
    prices.add(shownPrice(plan, total)!)
    if (isPriced(total - fees)) listed.add(total)
  })
  const count = (other: OfferSearchRequest) => countCharters(index, cache, other)
  return accepted({
    ...found,
    facets: [
      ...priceFilters(plan, { listed, whole }, 'CZ', locale),
      ...(await facetsOf(index, request, locale, count)),
    ],
    histogram: prices.bars(),
    repairs: found.pagination.totalResults > 0 ? [] : await findRepairs(index, request, count),
  })
}

interface FlightFacet {
  readonly code: string
  readonly displayType?: FacetFilter['displayType']
  readonly values: readonly { readonly code: string; readonly label: string }[]
}

/** Only the cheapest matching flight of each day is paired, so every value needs a separate count. */
async function facetsOf(
  index: OfferIndex,
  request: OfferSearchRequest,
  locale: Locale,
  count: (request: OfferSearchRequest) => Promise<Outcome<OffersCount, SearchRefusal>>,
): Promise<FacetFilter[]> {
  const airlines = [...airlinesOf(index)]
    .map((letters) => String.fromCharCode(letters >> 8, letters & 255))
    .map((code) => ({ code, label: airlineName(code) }))
    .sort((one, other) => one.label.localeCompare(other.label, locale))
  const facets: FlightFacet[] = [
    { code: flightWayFilter, values: [{ code: oneWay, label: flightFilterName(oneWay, locale) }] },
    {
      code: dayPartFilter,
      values: dayParts.map((part) => ({ code: part, label: dayPartName(part, locale) })),
    },
    { code: airlineFilter, values: airlines },
    {
      code: cabinFilter,
      displayType: 'SINGLE_CHOICE',
      values: index.register.cabins
        .onSale()
        .map((cabin) => ({ code: cabin, label: cabinName(cabin, locale) })),
    },
    {
      code: luggageFilter,
      values: [{ code: checkedLuggage, label: flightFilterName(checkedLuggage, locale) }],
    },
  ]
  const counted: FacetFilter[] = []
  for (const { code, values, displayType = 'MULTI_CHOICE' } of facets) {
    const others = request.filters.filter(({ filterId }) => filterId !== code)
    const chosen = valuesOf(request, code)
    const choices: FacetFilter['values'][number][] = []
    for (const value of values) {
      const filters = [...others, { filterId: code, selectedValues: [value.code] }]
      const answer = await count({ ...request, filters })
      if (!answer.ok) throw new Error(`A facet of flights was refused: ${answer.refusal.code}`)
      choices.push({ ...value, selected: chosen.includes(value.code), ...answer.value })
    }
    counted.push({ code, displayType, values: choices })
  }
  return counted
}

/** Collects count, minimum and maximum of totals. */
class Heard {
  count = 0
  least = Number.POSITIVE_INFINITY
  most = 0

  add(total: number): void {
    this.count++
    if (total < this.least) this.least = total
    if (total > this.most) this.most = total
  }
}
