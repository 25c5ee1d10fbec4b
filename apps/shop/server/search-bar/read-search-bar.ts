import type { Destination, Page, PageSearch } from '@wojaz/content'
import { textsOf } from '@wojaz/content'
import { dayOf } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import { canonicalSearchState, defaultSearchState, type SearchState } from '@wojaz/travel/search'
import { dayParts, holidayTypes, type TripType, tripTypeConfiguration } from '@wojaz/travel/trip'
import type { SearchBarFacts } from '../../app/features/global-search/search-bar-facts.ts'
import type { Services } from '../request/services.ts'
import type { FromPrices } from '../showcase/showcase.ts'

type Sources = Pick<Services, 'content' | 'offers' | 'showcase' | 'clock' | 'reports'>

interface Asked {
  page: Page
  path: string
  locale: Locale
  /** The search of the URL, else that of the page. */
  search?: SearchState | undefined
  /** The guest's preferred airport. */
  airport?: string | null | undefined
  /** The place that the page is about. */
  place?: string
}

/** The search form of a page; null: it has none. A failure is reported, and the page is shown without the form. */
export async function readSearchBar(asked: Asked, sources: Sources): Promise<SearchBarFacts | null> {
  try {
    return await readFacts(asked, sources)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    sources.reports.componentFailed({ component: 'globalSearch', side: 'server', message, path: asked.path })
    return null
  }
}

async function readFacts(
  asked: Asked,
  { content, offers, showcase, clock }: Sources,
): Promise<SearchBarFacts | null> {
  const { page, locale } = asked
  if (!page.globalSearch) return null
  const box = await content.searchBox(locale)
  const [departures, cabins, destinations, prices, { header }, { texts }, pages] = await Promise.all([
    offers.departures(locale),
    offers.cabins(locale),
    content.destinations(locale),
    showcase.fromPrices(),
    content.layout(locale),
    content.dictionary(locale),
    content.pageUrls(),
  ])
  // Trip types without a results page are left out.
  const tripTypes = (box?.tripTypes ?? []).filter(({ code }) =>
    pages.some(({ url }) => url === tripTypeConfiguration[code].listingPath),
  )
  const search =
    asked.search ?? ofPage(asked, fromAirport(beginning(asked, page.globalSearch, prices), asked, departures))
  const { tripType } = search
  if (!box || !tripTypes.some(({ code }) => code === tripType)) return null
  const chosen = new Set(search.selectedDestinationsCodes)
  const named = await offers.names({ airports: [], destinations: [...chosen], dayParts }, locale)
  return {
    heading: page.globalSearch.heading ?? box.heading,
    submitLabel: box.submitLabel,
    phone: header.phone,
    search,
    today: dayOf(clock()),
    tripTypes,
    airports: departures.map(({ code, name, groupName }) => ({ code, label: name, group: groupName })),
    cabins: cabins.map(({ code, name }) => ({ code, label: name })),
    hours: named.dayParts.map(({ code, name }) => ({ code, label: name })),
    places: [
      ...(chosen.size > 0
        ? placesAmong(destinations, prices, tripType, chosen)
        : everyPlace(destinations, prices, tripType)),
      // A hotel is searched like a place.
      ...named.destinations
        .filter((one) => !destinations.some(({ code }) => code === one.code))
        .map(({ code, name }) => ({ code, label: name, fromPrice: null })),
    ],
    words: textsOf(texts, 'bar'),
  }
}

type Places = SearchBarFacts['places']

/**
 * Countries with something on sale, and the chosen places. Flights use the places of holidays by plane; their prices are loaded
 * later.
 */
function placesAmong(
  destinations: readonly Destination[],
  prices: FromPrices,
  tripType: TripType,
  chosen: ReadonlySet<string>,
): Places {
  return destinations.flatMap(({ code, name, kind }) => {
    const offered = prices.get(code)?.trips[tripType === 'CZ' ? 'WS' : tripType]
    const fromPrice = tripType === 'CZ' ? null : (offered?.price ?? null)
    const isOffered = kind === 'direction' && offered !== undefined
    return isOffered || chosen.has(code) ? { code, label: name, fromPrice } : []
  })
}

const found = new WeakMap<
  readonly Destination[],
  { prices: FromPrices; places: Partial<Record<TripType, Places>> }
>()

/**
 * Cached: without a choice the list is the same for all guests until a price or name changes, and every page with a form needs
 * it.
 */
function everyPlace(destinations: readonly Destination[], prices: FromPrices, tripType: TripType): Places {
  const before = found.get(destinations)
  const known = before?.prices === prices ? before : { prices, places: {} }
  found.set(destinations, known)
  const places = known.places[tripType] ?? placesAmong(destinations, prices, tripType, new Set())
  known.places[tripType] = places
  return places
}

/** Preselects the customer's preferred airport. */
function fromAirport(
  search: SearchState,
  { airport }: Asked,
  departures: readonly { code: string }[],
): SearchState {
  const isAsked = !tripTypeConfiguration[search.tripType].hiddenFields.includes('airport')
  if (!airport || !isAsked || !departures.some(({ code }) => code === airport)) return search
  return canonicalSearchState({ ...search, selectedAirports: [airport] })
}

/** The address of a search says on which page it began; the front page goes without saying. */
function ofPage({ path }: Asked, search: SearchState): SearchState {
  return path === '/' ? search : canonicalSearchState({ ...search, pageUrl: path })
}

/** On the page of a place the form searches for what is sold there, whatever the page's trip type is. */
function beginning(
  { place }: Asked,
  { tripType, destinations }: PageSearch,
  prices: FromPrices,
): SearchState {
  if (!place || destinations.length > 0)
    return canonicalSearchState({ ...defaultSearchState, tripType, selectedDestinationsCodes: destinations })
  const sold = holidayTypes.filter((type) => prices.get(place)?.trips[type])
  const wished = sold.find((type) => type === tripType) ?? sold[0] ?? tripType
  return canonicalSearchState({ ...defaultSearchState, tripType: wished, selectedDestinationsCodes: [place] })
}
