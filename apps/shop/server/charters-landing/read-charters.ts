import { cityOfDepartureFromSeoName, departureCities } from '@wojaz/content'
import { dayOf } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import { defaultSearchState, listingHref, type SearchState } from '@wojaz/travel/search'
import { readChartersAddress } from '../../app/features/charters-landing/charters-address.ts'
import type { ChartersView } from '../../app/features/charters-landing/charters-view.ts'
import { bestFlights } from '../destinations/best-flights.ts'
import { departuresTo, flightsFromUrl } from '../destinations/departures-to.ts'
import { monthMaker } from '../explore/destination-months.ts'
import type { Services } from '../request/services.ts'
import { requestFor } from '../showcase/wish.ts'

type Sources = Pick<Services, 'content' | 'showcase' | 'offers' | 'clock'> & { locale: Locale }
type Ways = ChartersView['ways']

const topFlights = 8

/** Flights from a city or to a country. Null: the URL names neither, and the page shows only the editor's content. */
export async function readCharters(
  path: string,
  sources: Sources,
): Promise<Omit<ChartersView, 'texts'> | null> {
  const place = await findPlace(path, sources)
  if (!place) return null
  const { showcase, clock, locale } = sources
  const { kind, airports, destinations } = place
  const wish = { airports, destinations }
  const search: SearchState = {
    ...defaultSearchState,
    tripType: 'CZ',
    durationFrom: 7,
    durationTo: 7,
    selectedAirports: airports,
    selectedDestinationsCodes: destinations,
  }
  const [found, prices, ways] = await Promise.all([
    showcase.flights({ ...wish, count: 100 }, locale),
    showcase.flightsByMonth(wish),
    place.ways(),
  ])
  const months = monthMaker({ search, budget: null }, dayOf(clock()), locale)
  return {
    kind,
    flights: bestFlights(found, topFlights),
    flightsUrl: listingHref(search),
    months: months(
      destinations,
      [...prices].map(([month, price]) => ({ month, price })),
    ),
    ways,
  }
}

interface Place {
  kind: ChartersView['kind']
  airports: string[]
  destinations: string[]
  ways: () => Promise<Ways>
}

async function findPlace(path: string, sources: Sources): Promise<Place | null> {
  const { content, locale } = sources
  const address = readChartersAddress(path)
  if (address?.kind === 'city') {
    const cities = departureCities(await content.criteriaLinks(locale))
    const city = cityOfDepartureFromSeoName(cities, address.city)
    if (!city) return null
    const { airports, seoName } = city
    const ways = () => countriesFrom(seoName, airports, sources)
    return { kind: 'city', airports, destinations: [], ways }
  }
  const country = (await content.destinations(locale)).find(({ path: name }) => name === address?.country)
  if (!country) return null
  const ways = () => departuresTo(country, sources)
  return { kind: 'country', airports: [], destinations: [country.code], ways }
}

/** The countries reachable from a city, cheapest first. */
async function countriesFrom(
  city: string,
  airports: string[],
  { offers, content, showcase, locale }: Sources,
): Promise<Ways> {
  const request = requestFor({ tripType: 'CZ', airports, count: 1 })
  const places = await showcase.listings.get(`charters ${locale} ${airports}`, () =>
    offers.charterPlaces(request, locale),
  )
  const written = await content.destinations(locale)
  return (places.ok ? places.value : []).flatMap(({ code, name, offer }) => {
    const destination = written.find((one) => one.code === code)
    return destination
      ? { label: name, url: flightsFromUrl(destination.path, city), price: offer.quote.perPerson }
      : []
  })
}
