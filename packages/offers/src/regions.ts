import { accepted, type Locale, type OfferSearchRequest, type Outcome } from '@wojaz/travel'
import type { OffersCount } from './count-offers.ts'
import type { OfferIndex } from './engine/offer-index.ts'
import type { Scanner } from './engine/scanner.ts'
import { findListed } from './find-listing.ts'
import { inLocale } from './make-offer.ts'
import { planSearch, type SearchPlan, shownPrice } from './plan-search.ts'
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
  const { places, placeParent, hotelResort } = index.register
  const listed = await findListed(index, scanner, plan)
  const isThere = new Uint8Array(places.length)
  const counts = new Int32Array(places.length)
  const least = new Float64Array(places.length).fill(Number.POSITIVE_INFINITY)
  // Every place with a hotel of this type is in the tree, with or without an offer.
  for (const hotel of plan.hotels) {
    for (let place = hotelResort[hotel]!; place >= 0 && isThere[place] === 0; place = placeParent[place]!) {
      isThere[place] = 1
    }
  }
  for (let at = 0; at < listed.count; at++) {
    const total = listed.total[at]!
    for (let place = hotelResort[listed.hotel[at]!]!; place >= 0; place = placeParent[place]!) {
      counts[place]!++
      if (total < least[place]!) least[place] = total
    }
  }
  return placeTree(
    index,
    locale,
    (place) => isThere[place] === 1,
    (place) => ({ count: counts[place]!, fromPrice: shownPrice(plan, least[place]!) }),
  )
}

/** Countries with their regions with their resorts, each level by name. */
export function placeTree(
  { register: { places, placeParent } }: OfferIndex,
  locale: Locale,
  isThere: (place: number) => boolean,
  countOf: (place: number) => OffersCount,
): RegionOption[] {
  const collator = new Intl.Collator(locale)
  const children = new Map<number, number[]>()
  places.forEach((_, place) => {
    if (!isThere(place)) return
    const parent = placeParent[place]!
    const siblings = children.get(parent)
    if (siblings) siblings.push(place)
    else children.set(parent, [place])
  })
  const optionsOf = (parent: number): RegionOption[] =>
    (children.get(parent) ?? [])
      .map((place) => {
        const { code, kind, names, seoName, latitude, longitude } = places[place]!
        return {
          code,
          kind,
          name: inLocale(names, locale),
          seoName,
          latitude,
          longitude,
          ...countOf(place),
          children: optionsOf(place),
        }
      })
      .sort((a, b) => collator.compare(a.name, b.name))
  return optionsOf(-1)
}
