import type { Destination } from '@wojaz/content'
import type { HotelFacts } from '@wojaz/offers'
import { dayFormat } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import { type Coordinates, distanceKm, type HotelFactsKnown, parseCoordinates } from '@wojaz/travel/place'
import { destinationsUrl } from '../../app/features/destinations/destination-address.ts'
import type { HotelView, MonthNames, NearbyPlace } from '../../app/features/hotel-card/hotel-card-view.ts'
import { climateOf } from '../destinations/climate-of.ts'
import type { Services } from '../request/services.ts'
import type { FromPrices } from '../showcase/showcase.ts'
import { readHotelContent, textsIn, wordsIn } from './hotel-content.ts'

interface Deps {
  locale: Locale
  destinations: readonly Destination[]
  prices: FromPrices
}

/** Resorts farther away do not count as nearby. */
const nearbyKm = 80
/** A degree of latitude is more than 110 km, so most resorts are known to be farther without computing how far. */
const nearbyDegrees = nearbyKm / 110
const nearbyPlaces = 7

/** The hotel for its page and its API calls. */
export async function readHotelView(
  facts: HotelFacts,
  { content, showcase }: Pick<Services, 'content' | 'showcase'>,
  locale: Locale,
): Promise<HotelView> {
  const [destinations, prices] = await Promise.all([content.destinations(locale), showcase.fromPrices()])
  return hotelView(facts, { locale, destinations, prices })
}

/** A round trip has a translated name; a hotel has one name. */
export function hotelName({ tripType, name, content }: HotelFacts, locale: Locale): string {
  return (tripType === 'WO' && textsIn(readHotelContent(content), locale)?.title) || name
}

/** The hotel in the guest's language, independent of what is on sale. */
function hotelView(facts: HotelFacts, { locale, destinations, prices }: Deps): HotelView {
  const content = readHotelContent(facts.content)
  const texts = textsIn(content, locale)
  const path = facts.breadcrumbs.map(({ seoName }) => seoName).join('/')
  const year = climateOf(destinations, path)
  const { latitude, longitude } = facts
  return {
    code: facts.code,
    tripType: facts.tripType,
    name: hotelName(facts, locale),
    typeLabel: facts.facets.find(({ facet }) => facet === 'hotelType')?.label ?? null,
    stars: facts.stars,
    rating: facts.rating,
    ratingCount: facts.ratingCount,
    url: facts.hotelUrl,
    places: facts.breadcrumbs.map(({ name }, depth) => ({
      name,
      url: `${destinationsUrl}/${path
        .split('/')
        .slice(0, depth + 1)
        .join('/')}`,
    })),
    coordinates: { latitude, longitude },
    season: facts.season,
    multiroomEnabled: facts.multiroomEnabled,
    roomsCount: facts.roomsCount,
    pictures: content.pictures.map(({ url, kind }) => ({ src: url, kind: kind ?? null })),
    shortDescription: texts?.shortDescription ?? null,
    description: texts?.description ?? [],
    facts: withoutGaps(content.facts ?? {}),
    features: facts.facets.filter(({ facet }) => facet !== 'hotelType'),
    boards: facts.boards,
    faq: texts?.faq ?? [],
    tour: (content.tour?.tourPlan ?? []).map((day) => ({
      dayFrom: day.dayFrom,
      dayTo: day.dayTo,
      picture: day.picture ?? null,
      point: day.point ? parseCoordinates(day.point.latitude, day.point.longitude) : null,
      title: wordsIn(day.title, locale) ?? '',
      text: wordsIn(day.text, locale) ?? '',
    })),
    slopes: content.slopes ? { ...content.slopes, picture: content.slopeImageUrl ?? null } : null,
    climate: year && { months: monthNames(locale), year },
    nearby: nearbyOf(facts, { destinations, prices }),
  }
}

function withoutGaps(facts: Record<string, unknown>): HotelFactsKnown {
  return Object.fromEntries(
    Object.entries(facts).filter(([, value]) => value !== null && value !== undefined),
  )
}

const knownNames = new Map<Locale, MonthNames[]>()

function monthNames(locale: Locale): MonthNames[] {
  const names = knownNames.get(locale) ?? writtenMonths(locale)
  knownNames.set(locale, names)
  return names
}

function writtenMonths(locale: Locale): MonthNames[] {
  const long = dayFormat(locale, { month: 'long' })
  const short = dayFormat(locale, { month: 'short' })
  return Array.from({ length: 12 }, (_, month) => {
    const day = new Date(Date.UTC(2026, month, 15))
    return { long: long.format(day), short: short.format(day).replace('.', '') }
  })
}

/** Other resorts around, nearest first. */
function nearbyOf(
  facts: HotelFacts,
  { destinations, prices }: Pick<Deps, 'destinations' | 'prices'>,
): NearbyPlace[] {
  const here: Coordinates = facts
  return resortsOf(destinations, prices)
    .filter(({ code, coordinates }) => {
      return code !== facts.resortCode && Math.abs(coordinates.latitude - here.latitude) <= nearbyDegrees
    })
    .map(({ name, url, coordinates }) => ({ name, url, coordinates, km: distanceKm(here, coordinates) }))
    .filter(({ km }) => km > 1 && km <= nearbyKm)
    .sort((one, other) => one.km - other.km)
    .slice(0, nearbyPlaces)
}

type Resort = Omit<NearbyPlace, 'km'> & { readonly code: string }

/** The resorts on sale, found once per list of destinations and prices. */
const knownResorts = new WeakMap<Deps['destinations'], { prices: FromPrices; resorts: readonly Resort[] }>()

function resortsOf(destinations: Deps['destinations'], prices: FromPrices): readonly Resort[] {
  const known = knownResorts.get(destinations)
  if (known?.prices === prices) return known.resorts
  const resorts = destinations.flatMap(({ kind, code, name, path }): Resort[] => {
    const coordinates = kind === 'resort' && prices.get(code)?.coordinates
    return coordinates ? [{ code, name, url: `${destinationsUrl}/${path}`, coordinates }] : []
  })
  knownResorts.set(destinations, { prices, resorts })
  return resorts
}
