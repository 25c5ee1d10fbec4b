import type { Direction, Page, PageSearch } from '@wojaz/content'
import { textsOf } from '@wojaz/content'
import { dayOf } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import { canonicalSearchState, defaultSearchState, type SearchState } from '@wojaz/travel/search'
import { dayParts, type HolidayType, holidayTypes, tripTypeConfiguration } from '@wojaz/travel/trip'
import type { SearchBarFacts } from '../../app/features/global-search/search-bar-facts.ts'
import type { Services } from '../request/services.ts'
import type { FromPrices } from '../showcase/showcase.ts'

type Sources = Pick<Services, 'content' | 'offers' | 'showcase' | 'clock' | 'reports'>

interface Asked {
  page: Page
  path: string
  locale: Locale
  /** What the address says the guest looks for; else what the page is about. */
  search?: SearchState | undefined
  /** The place the page is about. */
  place?: string
}

/** The search form of a page; null: it has none. A form that cannot be made is reported, and the page stands without it. */
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
  const [departures, directions, prices, { header }, { texts }, pages] = await Promise.all([
    offers.departures(locale),
    content.directions(locale),
    showcase.fromPrices(),
    content.layout(locale),
    content.dictionary(locale),
    content.pageUrls(),
  ])
  // Flights alone have a search of their own; and what has no page of results yet is not searched for.
  const tripTypes = (box?.tripTypes ?? []).filter(
    ({ code }) => isHoliday(code) && pages.some(({ url }) => url === tripTypeConfiguration[code].listingPath),
  )
  const search = asked.search ?? beginning(asked, page.globalSearch, prices)
  const holiday = search.tripType
  if (!box || !isHoliday(holiday) || !tripTypes.some(({ code }) => code === holiday)) return null
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
    hours: named.dayParts.map(({ code, name }) => ({ code, label: name })),
    places: [
      ...(chosen.size > 0
        ? placesAmong(directions, prices, holiday, chosen)
        : everyPlace(directions, prices, holiday)),
      // A hotel is searched for like a place.
      ...named.destinations
        .filter((one) => !directions.some(({ code }) => code === one.code))
        .map(({ code, name }) => ({ code, label: name, fromPrice: null })),
    ],
    words: textsOf(texts, 'bar'),
  }
}

type Places = SearchBarFacts['places']

/** Countries with something on sale, and what is chosen. */
function placesAmong(
  directions: readonly Direction[],
  prices: FromPrices,
  holiday: HolidayType,
  chosen: ReadonlySet<string>,
): Places {
  return directions.flatMap(({ code, name, kind }) => {
    const fromPrice = prices.get(code)?.trips[holiday]?.price ?? null
    const isOffered = kind === 'direction' && fromPrice !== null
    return isOffered || chosen.has(code) ? { code, label: name, fromPrice } : []
  })
}

const found = new WeakMap<
  readonly Direction[],
  { prices: FromPrices; places: Partial<Record<HolidayType, Places>> }
>()

/** With nothing chosen they are the same for all guests until a price or a name changes; every page with a form asks. */
function everyPlace(directions: readonly Direction[], prices: FromPrices, holiday: HolidayType): Places {
  const before = found.get(directions)
  const known = before?.prices === prices ? before : { prices, places: {} }
  found.set(directions, known)
  const places = known.places[holiday] ?? placesAmong(directions, prices, holiday, new Set())
  known.places[holiday] = places
  return places
}

/** On the page of a place one searches for what is sold there, whatever the page's own trip type. */
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

function isHoliday(code: string): code is HolidayType {
  return (holidayTypes as readonly string[]).includes(code)
}
