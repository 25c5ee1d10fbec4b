import type { Direction } from '@wojaz/content'
import type { Content } from '@wojaz/content/server'
import type { Locale } from '@wojaz/travel/locale'
import { type HolidayType, holidayTypes } from '@wojaz/travel/trip'
import { placeUrl } from '../../app/features/directions/direction-address.ts'
import type { DirectionGroup } from '../../app/features/directions/direction-view.ts'
import type { PlaceCard } from '../../app/features/offer-cards/offer-facts.ts'
import { groupKeys, groupsOf } from './country-groups.ts'
import type { FromPrices, Showcase } from './showcase.ts'

interface Sources {
  content: Content
  showcase: Showcase
  locale: Locale
}

/** Places as lists show them: only those with something on sale, each with its lowest price. */
export async function placeCards({ content, showcase, locale }: Sources) {
  const [directions, prices] = await Promise.all([content.directions(locale), showcase.fromPrices()])
  const below = (parent: string, wished: HolidayType | null = null) =>
    directions
      .filter(({ path }) => parentOf(path) === parent)
      .flatMap((direction) => {
        const onSale = tripsOf(direction, prices)
        const trip = onSale.find((one) => one === wished) ?? onSale[0]
        return trip ? cardOf(direction, trip, prices) : []
      })

  /** The page of the season, and a picture of where the skiing is: a country may also have a coast. */
  function inWinter(card: PlaceCard, { path, picture }: Direction): PlaceCard {
    const slopes = directions.find(
      (one) => parentOf(one.path) === path && tripsOf(one, prices)[0] === 'NR' && one.picture,
    )
    return { ...card, url: `${card.url}/zima`, picture: slopes?.picture ?? picture }
  }

  return {
    /** With the price of the wished kind of trip where there is one. */
    inside: (path: string, wished: HolidayType | null) => below(path, wished),
    /** Neighbours; for a country, the countries that stand out. */
    around: (path: string) =>
      parentOf(path) === ''
        ? below('').filter(({ url }) => directions.some((one) => one.featured && placeUrl(one) === url))
        : below(parentOf(path)).filter(({ url }) => !url.endsWith(`/${path}`)),
    /** Chosen places in the order of their codes; without any, those that stand out in the list of directions. */
    chosen: (codes: readonly string[], trip: HolidayType): PlaceCard[] => {
      const places =
        codes.length > 0
          ? codes.flatMap((code) => directions.find((one) => one.code === code) ?? [])
          : directions.filter(({ featured }) => featured)
      return places.flatMap((place) =>
        cardOf(place, trip, prices).map((card) =>
          trip === 'NR' && place.kind === 'direction' ? inWinter(card, place) : card,
        ),
      )
    },
    groups: (): DirectionGroup[] =>
      groupKeys
        .map((key) => ({
          key,
          places: directions.flatMap((direction) => {
            const coordinates = prices.get(direction.code)?.coordinates
            if (direction.kind !== 'direction' || !coordinates) return []
            const place = groupsOf(coordinates, tripsOf(direction, prices)).find(({ group }) => group === key)
            if (!place) return []
            const card = cardOf(direction, place.trip, prices)
            return key === 'ski' ? card.map((one) => inWinter(one, direction)) : card
          }),
        }))
        .filter(({ places }) => places.length > 0),
  }
}

function tripsOf({ code }: Direction, prices: FromPrices): HolidayType[] {
  const trips = prices.get(code)?.trips ?? {}
  return holidayTypes.filter((type) => trips[type])
}

function cardOf(direction: Direction, trip: HolidayType, prices: FromPrices): PlaceCard[] {
  const from = prices.get(direction.code)?.trips[trip]
  if (!from) return []
  const { code, name, picture } = direction
  return [{ code, name, url: placeUrl(direction), picture, trip, price: from.price, hotels: from.hotels }]
}

function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')))
}
