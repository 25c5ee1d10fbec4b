import { accepted, type Locale, type OfferSearchRequest, type Outcome } from '@wojaz/travel'
import type { OffersCount } from './count-offers.ts'
import type { OfferIndex } from './engine/offer-index.ts'
import type { Scanner } from './engine/scanner.ts'
import { inLocale } from './make-offer.ts'
import { planSearch, type SearchPlan, shownPrice } from './plan-search.ts'
import { findListing } from './search.ts'
import type { SearchRefusal } from './search-refusal.ts'
import type { Place } from './store/catalogue.ts'

/** A place one can choose: how many hotels that would give with everything else as asked, and from what price. */
export interface RegionOption {
  readonly code: string
  readonly kind: Place['kind']
  readonly name: string
  readonly seoName: string
  readonly latitude: number
  readonly longitude: number
  readonly count: number
  readonly fromPrice: number | null
  readonly children: readonly RegionOption[]
}

/** The tree of places where hotels of this trip type stand, counted without the destinations chosen so far. */
export async function regions(
  index: OfferIndex,
  scanner: Scanner,
  request: OfferSearchRequest,
  locale: Locale,
): Promise<Outcome<RegionOption[], SearchRefusal>> {
  const plan = planSearch(index, { ...request, destinationsCodes: [] })
  return plan.ok ? accepted(await regionsOf(index, scanner, plan.value, locale)) : plan
}

export async function regionsOf(
  index: OfferIndex,
  scanner: Scanner,
  plan: SearchPlan,
  locale: Locale,
): Promise<RegionOption[]> {
  const { register } = index
  const { listed } = await findListing(index, scanner, plan)
  const counts = new Map<string, { count: number; least: number }>()
  // Every place with a hotel of this type is in the tree, with or without an offer.
  for (const hotel of plan.hotels) {
    for (const { code } of index.pathOf(register.hotels[hotel]!.resortCode)) {
      if (!counts.has(code)) counts.set(code, { count: 0, least: Number.POSITIVE_INFINITY })
    }
  }
  for (const { hotel, total } of listed) {
    for (const { code } of index.pathOf(register.hotels[hotel]!.resortCode)) {
      const place = counts.get(code)!
      place.count++
      if (total < place.least) place.least = total
    }
  }
  return placeTree(index, locale, new Set(counts.keys()), (code) => {
    const { count, least } = counts.get(code)!
    return { count, fromPrice: shownPrice(plan, least) }
  })
}

/** Countries with their regions with their resorts, each level by name. */
export function placeTree(
  { register }: OfferIndex,
  locale: Locale,
  codes: ReadonlySet<string>,
  countOf: (code: string) => OffersCount,
): RegionOption[] {
  const collator = new Intl.Collator(locale)
  const optionsOf = (parent: string | null): RegionOption[] =>
    register.places
      .filter(({ code, parentCode }) => parentCode === parent && codes.has(code))
      .map(({ code, kind, names, seoName, latitude, longitude }) => ({
        code,
        kind,
        name: inLocale(names, locale),
        seoName,
        latitude,
        longitude,
        ...countOf(code),
        children: optionsOf(code),
      }))
      .sort((a, b) => collator.compare(a.name, b.name))
  return optionsOf(null)
}
