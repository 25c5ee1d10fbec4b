import type { Locale } from '@wojaz/travel/locale'
import type { OfferIndex } from './engine/offer-index.ts'
import { inLocale } from './in-locale.ts'
import type { OfferPlace } from './offer.ts'

const served = new WeakMap<OfferIndex, Map<string, string>>()

/** Airports have no place in the data. Returns country and region of most hotels that they serve. */
export function placesOfAirport(index: OfferIndex, airport: string, locale: Locale): OfferPlace[] {
  const regions = served.get(index) ?? regionsByAirport(index)
  served.set(index, regions)
  const region = regions.get(airport)
  return region === undefined
    ? []
    : index
        .pathOf(region)
        .reverse()
        .map(({ code, seoName, names }) => ({ code, seoName, name: inLocale(names, locale) }))
}

function regionsByAirport(index: OfferIndex): Map<string, string> {
  const hotels = new Map<string, Map<string, number>>()
  for (const { arrivalAirport, resortCode } of index.register.hotels) {
    const region = index.placeOf(resortCode).parentCode
    if (arrivalAirport === null || region === null) continue
    const counts = hotels.get(arrivalAirport) ?? new Map<string, number>()
    hotels.set(arrivalAirport, counts.set(region, (counts.get(region) ?? 0) + 1))
  }
  const most = (counts: Map<string, number>) =>
    [...counts].reduce((best, one) => (one[1] > best[1] ? one : best))[0]
  return new Map([...hotels].map(([airport, counts]) => [airport, most(counts)]))
}
