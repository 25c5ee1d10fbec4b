import { type Locale, locales } from '@wojaz/travel/locale'
import { accepted, type Outcome } from '@wojaz/travel/outcome'
import type { OfferSearchRequest } from '@wojaz/travel/search'
import type { OffersCount } from './count-offers.ts'
import type { OfferIndex } from './engine/offer-index.ts'
import { type LowestPrices, noPrices } from './engine/scan/scan-plan.ts'
import type { Scanner } from './engine/scanner.ts'
import { inLocale } from './in-locale.ts'
import { planSearch, type SearchPlan, shownPrice } from './plan-search.ts'
import type { SearchRefusal } from './search-refusal.ts'
import { scanBySlot } from './slot-scan.ts'
import type { Place } from './store/catalogue.ts'

/** A place to choose: how many hotels it would give with all other choices unchanged, and the lowest price. */
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

/** Returns the tree of places with hotels of this trip type, counted without the chosen destinations. */
export async function regions(
  index: OfferIndex,
  scanner: Scanner,
  request: OfferSearchRequest,
  locale: Locale,
): Promise<Outcome<RegionOption[], SearchRefusal>> {
  const plan = planSearch(index, { ...request, destinationsCodes: [] })
  if (!plan.ok) return plan
  return accepted(regionsOf(index, plan.value, await countByPlace(index, scanner, plan.value), locale))
}

/** By place: 1 where a hotel of the trip type is, how many of them have an offer, and the lowest price. */
export interface PlaceCounts extends Pick<LowestPrices, 'hotels' | 'least'> {
  readonly isThere: Uint8Array
}

export async function countByPlace(
  index: OfferIndex,
  scanner: Scanner,
  plan: SearchPlan,
): Promise<PlaceCounts> {
  const { places, placeParent, hotelResort } = index.register
  const ofResorts = await scanBySlot(index, scanner, plan, {
    split: { by: 'hotel' },
    groups: places.length,
    groupOf: (hotel) => hotelResort[hotel]!,
    counted: true,
  })
  const isThere = new Uint8Array(places.length)
  const { hotels, least } = noPrices(places.length)
  // Every place with a hotel of this type is in the tree, with or without an offer.
  for (const hotel of plan.hotels) {
    for (let place = hotelResort[hotel]!; place >= 0 && isThere[place] === 0; place = placeParent[place]!) {
      isThere[place] = 1
    }
  }
  for (let resort = 0; resort < places.length; resort++) {
    if (ofResorts.hotels[resort] === 0) continue
    for (let place = resort; place >= 0; place = placeParent[place]!) {
      hotels[place]! += ofResorts.hotels[resort]!
      least[place] = Math.min(least[place]!, ofResorts.least[resort]!)
    }
  }
  return { isThere, hotels, least }
}

export function regionsOf(
  index: OfferIndex,
  plan: SearchPlan,
  { isThere, hotels, least }: PlaceCounts,
  locale: Locale,
): RegionOption[] {
  return placeTree(
    index,
    locale,
    (place) => isThere[place] === 1,
    (place) => ({ count: hotels[place]!, fromPrice: shownPrice(plan, least[place]!) }),
  )
}

/** Created once: creating a collator takes milliseconds, longer than sorting all places. */
const collators = new Map(locales.map((locale) => [locale, new Intl.Collator(locale)]))

/** Returns countries with their regions with their resorts, each level sorted by name. */
export function placeTree(
  { register: { places, placeParent } }: OfferIndex,
  locale: Locale,
  isThere: (place: number) => boolean,
  countOf: (place: number) => OffersCount,
): RegionOption[] {
  const collator = collators.get(locale)!
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
