import type { IsoDay } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import { hotelSegment } from '@wojaz/travel/offer-code'
import type { OfferIndex } from './engine/offer-index.ts'
import { inLocale } from './in-locale.ts'
import type { Place } from './store/catalogue.ts'

/** What a URL of SEO names means: a place, or a hotel as its last name. */
export type SeoTarget =
  | { readonly kind: Place['kind']; readonly code: string; readonly name: string }
  | { readonly kind: 'hotel'; readonly code: string; readonly name: string }

/** Country, region, resort, hotel; null when one of the names is unknown. */
export function findBySeoNames(
  index: OfferIndex,
  seoNames: readonly string[],
  locale: Locale,
): SeoTarget | null {
  const { places, hotels } = index.register
  let place: Place | null = null
  for (const [depth, seoName] of seoNames.entries()) {
    const inside: Place | undefined = places.find(
      (one) => one.seoName === seoName && one.parentCode === (place?.code ?? null),
    )
    if (inside) {
      place = inside
      continue
    }
    const hotel = hotels.find((one) => hotelSegment(one) === seoName && one.resortCode === place?.code)
    const isLast = depth === seoNames.length - 1
    return hotel && isLast ? { kind: 'hotel', code: hotel.code, name: hotel.name } : null
  }
  return place && { kind: place.kind, code: place.code, name: inLocale(place.names, locale) }
}

/** SEO names from the country down, without the domain and the first segment. */
export interface SeoPath {
  readonly names: readonly string[]
  readonly kind: SeoTarget['kind']
  /** Set for a hotel. Places have their dates in the CMS. */
  readonly changedOn: IsoDay | null
}

/** Returns the URLs of all hotels and places. */
export function seoPaths(index: OfferIndex): SeoPath[] {
  const { places, hotels } = index.register
  const pathOf = (code: string) =>
    index
      .pathOf(code)
      .reverse()
      .map(({ seoName }) => seoName)
  return [
    ...places.map(({ code, kind }) => ({ names: pathOf(code), kind, changedOn: null })),
    ...hotels.map((hotel) => ({
      names: [...pathOf(hotel.resortCode), hotelSegment(hotel)],
      kind: 'hotel' as const,
      changedOn: hotel.changedOn,
    })),
  ]
}
