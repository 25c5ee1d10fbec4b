import type { Destination, SearchCriteria } from '@wojaz/content'
import type { Content } from '@wojaz/content/server'
import { addMonths, dayFormat, type IsoDay } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import { defaultSearchState, listingHref } from '@wojaz/travel/search'
import type { HolidayType } from '@wojaz/travel/trip'
import type { DestinationView, MonthFacts } from '../../app/features/destinations/destination-view.ts'
import { placeCards } from '../showcase/place-cards.ts'
import type { PlaceLevel, Showcase } from '../showcase/showcase.ts'
import type { Wish } from '../showcase/wish.ts'
import { bestFlights } from './best-flights.ts'
import { chartersPages } from './charters-pages.ts'
import { climateOf } from './climate-of.ts'
import { departuresTo } from './departures-to.ts'
import { departureOf } from './home-search.ts'

export interface Place {
  destination: Destination
  /** The trip types on sale here, the most important first. */
  trips: HolidayType[]
  locale: Locale
  today: IsoDay
}

interface Sources {
  content: Content
  showcase: Showcase
  place: Place
}

type Shown = Omit<DestinationView, 'page' | 'path' | 'name' | 'offers' | 'searchBar'>

const nothing: Shown = {
  shelves: [],
  flights: null,
  flightsUrl: null,
  charters: [],
  inside: [],
  around: [],
  calendar: { trip: null, months: [] },
  departures: [],
  searches: [],
}

/** Reads the shelves of a place: its offers, the places inside, when to go and from where. */
export function placeShelves({ content, showcase, place }: Sources) {
  const { destination, trips, locale, today } = place
  const destinations = [destination.code]
  const [main = null] = trips
  const departures = () => departuresTo(destination, { content, showcase, locale })

  return {
    async ofPlace(): Promise<Shown> {
      const cards = await placeCards({ content, showcase, locale })
      const shelves = await Promise.all(
        trips.map(async (trip, position) => {
          const count = position === 0 ? 6 : 3
          const { cards: offers, total } = await showcase.holidays(
            { tripType: trip, destinations, count },
            locale,
          )
          return { trip, offers, total }
        }),
      )
      return {
        shelves,
        flights: null,
        flightsUrl: null,
        charters: [],
        inside: cards.inside(destination.path, main),
        around: trips.length > 0 ? [] : cards.around(destination.path),
        calendar: { trip: main, months: await months(await holidayPrices()) },
        departures: trips.includes('WS') ? await departures() : [],
        searches: await searches(),
      }
    },

    async ofCriteria({ kind, search, seoName }: SearchCriteria): Promise<Shown> {
      const wish = wishOf(search, destinations, today)
      const { tripType } = wish
      const cards = await placeCards({ content, showcase, locale })
      const rest = { ...nothing, around: cards.around(destination.path), departures: await departures() }
      if (kind === 'flights' || tripType === 'CZ') {
        const found = await showcase.flights({ ...wish, nights: { from: 7, to: 14 }, count: 100 }, locale)
        const flightsUrl = listingHref({
          ...defaultSearchState,
          tripType: 'CZ',
          selectedDestinationsCodes: destinations,
          selectedAirports: wish.airports ?? [],
        })
        const { airports } = wish
        const prices = await showcase.flightsByMonth({ destinations, ...(airports && { airports }) })
        return {
          ...rest,
          flights: bestFlights(found, 12),
          flightsUrl,
          charters: await chartersPages(seoName, destination, { content, locale }),
          calendar: { trip: null, months: await months(prices) },
          searches: await searches(),
        }
      }
      const { cards: offers, total } = await showcase.holidays({ ...wish, count: 12 }, locale)
      const shelves = offers.length > 0 ? [{ trip: tripType, offers, total }] : []
      return { ...rest, shelves, searches: await searches() }
    },
  }

  /** The next twelve months: prices if there are departures, the climate if it is known. */
  async function months(prices: ReadonlyMap<string, number>): Promise<MonthFacts[]> {
    const climate = climateOf(await content.destinations(locale), destination.path)
    if (!climate && prices.size === 0) return []
    const name = dayFormat(locale, { month: 'long' })
    return Array.from({ length: 12 }, (_, ahead) => {
      const day = addMonths(`${today.slice(0, 8)}01`, ahead)
      const month = day.slice(0, 7)
      return {
        month,
        name: name.format(new Date(`${day}T12:00:00Z`)),
        price: prices.get(month) ?? null,
        climate: climate?.[Number(day.slice(5, 7)) - 1] ?? null,
      }
    })
  }

  async function holidayPrices(): Promise<ReadonlyMap<string, number>> {
    const level: PlaceLevel = destination.kind === 'direction' ? 'country' : destination.kind
    return main ? showcase.byMonth(main, { code: destination.code, level }) : new Map()
  }

  async function searches() {
    const links = (await content.criteriaLinks(locale)).filter(({ kind }) => kind === 'offers')
    const found = await Promise.all(
      links.map(async ({ seoName, name }) => {
        const criteria = await content.criteria({ ...namesOf(destination), criteria: seoName }, locale)
        if (!criteria.ok) return []
        const count = await showcase.count({
          ...wishOf(criteria.value.search, destinations, today),
          count: 1,
        })
        return count > 0 ? [{ label: name, url: criteria.value.url, count }] : []
      }),
    )
    return found.flat()
  }
}

function namesOf({ path }: Destination) {
  const [direction, region, resort] = path.split('/')
  return { direction, region, resort }
}

/** An editor's search as a query of the showcase. */
function wishOf(
  search: SearchCriteria['search'],
  destinations: string[],
  today: IsoDay,
): Omit<Wish, 'tripType' | 'count'> & { tripType: HolidayType | 'CZ' } {
  const { durationFrom, durationTo } = search
  return {
    tripType: search.tripType,
    destinations,
    airports: search.airports,
    nights: durationFrom !== null && durationTo !== null ? { from: durationFrom, to: durationTo } : null,
    ...departureOf(search, today),
    sortCode: search.sortCode,
  }
}
