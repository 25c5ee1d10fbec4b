import { type Destination, departureCities } from '@wojaz/content'
import type { Content } from '@wojaz/content/server'
import type { Locale } from '@wojaz/travel/locale'
import { destinationsUrl } from '../../app/features/destinations/destination-address.ts'
import type { PricedLink } from '../../app/features/offer-cards/offer-facts.ts'
import type { Showcase } from '../showcase/showcase.ts'

/** The cities with flights to this place, cheapest first, each with a link to its flights. */
export async function departuresTo(
  { code, path }: Pick<Destination, 'code' | 'path'>,
  { content, showcase, locale }: { content: Content; showcase: Showcase; locale: Locale },
): Promise<PricedLink[]> {
  const cities = departureCities(await content.criteriaLinks(locale))
  const found = await Promise.all(
    cities.map(async ({ seoName, airports }) => {
      const [cheapest] = await showcase.flights({ destinations: [code], airports, count: 1 }, locale)
      const url = flightsFromUrl(path, seoName)
      return cheapest ? [{ label: cheapest.from, url, price: cheapest.perPerson }] : []
    }),
  )
  return found.flat().sort((one, other) => one.price - other.price)
}

/** Without a language prefix. */
export function flightsFromUrl(path: string, city: string): string {
  return `${destinationsUrl}/${path}/wyloty-z-${city}`
}
