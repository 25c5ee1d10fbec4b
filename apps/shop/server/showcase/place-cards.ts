import type { Destination } from '@wojaz/content'
import type { Content } from '@wojaz/content/server'
import type { Locale } from '@wojaz/travel/locale'
import { type HolidayType, holidayTypes } from '@wojaz/travel/trip'
import { placeUrl } from '../../app/features/destinations/destination-address.ts'
import type { DestinationGroup } from '../../app/features/destinations/destination-view.ts'
import type { PlaceCard } from '../../app/features/offer-cards/offer-facts.ts'
import { groupKeys, groupsOf } from './country-groups.ts'
import type { FromPrices, Showcase } from './showcase.ts'

interface Sources {
  content: Content
  showcase: Showcase
  locale: Locale
}

/** Places with something on sale, each with its lowest price. */
export async function placeCards({ content, showcase, locale }: Sources) {
  const [destinations, prices] = await Promise.all([content.destinations(locale), showcase.fromPrices()])
  const below = (parent: string, wished: HolidayType | null = null) =>
    destinations
      .filter(({ path }) => parentOf(path) === parent)
      .flatMap((destination) => {
        const onSale = tripsOf(destination, prices)
        const trip = onSale.find((one) => one === wished) ?? onSale[0]
        return trip ? cardOf(destination, trip, prices) : []
      })

  /** The page of the season with a picture of a ski region, because a country may also have a coast. */
  function inWinter(card: PlaceCard, { path, picture }: Destination): PlaceCard {
    const slopes = destinations.find(
      (one) => parentOf(one.path) === path && tripsOf(one, prices)[0] === 'NR' && one.picture,
    )
    return { ...card, url: `${card.url}/zima`, picture: slopes?.picture ?? picture }
  }

  return {
    /** With the price of the wanted trip type, if there is one. */
    inside: (path: string, wished: HolidayType | null) => below(path, wished),
    /** Neighbouring places; for a country the featured countries. */
    around: (path: string) =>
      parentOf(path) === ''
        ? below('').filter(({ url }) => destinations.some((one) => one.featured && placeUrl(one) === url))
        : below(parentOf(path)).filter(({ url }) => !url.endsWith(`/${path}`)),
    /** Chosen places in the order of their codes; without any, the featured ones of the destinations list. */
    chosen: (codes: readonly string[], trip: HolidayType): PlaceCard[] => {
      const places =
        codes.length > 0
          ? codes.flatMap((code) => destinations.find((one) => one.code === code) ?? [])
          : destinations.filter(({ featured }) => featured)
      return places.flatMap((place) =>
        cardOf(place, trip, prices).map((card) =>
          trip === 'NR' && place.kind === 'direction' ? inWinter(card, place) : card,
        ),
      )
    },
    groups: (): DestinationGroup[] =>
      groupKeys
        .map((key) => ({
          key,
          places: destinations.flatMap((destination) => {
            const coordinates = prices.get(destination.code)?.coordinates
            if (destination.kind !== 'direction' || !coordinates) return []
            const place = groupsOf(coordinates, tripsOf(destination, prices)).find(
              ({ group }) => group === key,
            )
            if (!place) return []
            const card = cardOf(destination, place.trip, prices)
            return key === 'ski' ? card.map((one) => inWinter(one, destination)) : card
          }),
        }))
        .filter(({ places }) => places.length > 0),
  }
}

function tripsOf({ code }: Destination, prices: FromPrices): HolidayType[] {
  const trips = prices.get(code)?.trips ?? {}
  return holidayTypes.filter((type) => trips[type])
}

function cardOf(destination: Destination, trip: HolidayType, prices: FromPrices): PlaceCard[] {
  const from = prices.get(destination.code)?.trips[trip]
  if (!from) return []
  const { code, name, picture } = destination
  return [{ code, name, url: placeUrl(destination), picture, trip, price: from.price, hotels: from.hotels }]
}

function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')))
}
