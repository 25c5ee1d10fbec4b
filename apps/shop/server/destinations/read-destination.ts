import type { Destination, Page, SearchCriteria, Translate } from '@wojaz/content'
import type { Content, PageRefusal } from '@wojaz/content/server'
import { type Clock, dayOf } from '@wojaz/travel/dates'
import { formatMoney } from '@wojaz/travel/money'
import { accepted, type Outcome } from '@wojaz/travel/outcome'
import type { SearchState } from '@wojaz/travel/search'
import { type HolidayType, holidayTypes } from '@wojaz/travel/trip'
import { type DestinationAddress, placeUrl } from '../../app/features/destinations/destination-address.ts'
import type { DestinationView } from '../../app/features/destinations/destination-view.ts'
import type { Visit } from '../request/context.ts'
import type { Services } from '../request/services.ts'
import { readSearchBar } from '../search-bar/read-search-bar.ts'
import { offersOfPage } from '../showcase/offers-of-page.ts'
import type { Showcase } from '../showcase/showcase.ts'
import { destinationPage, wordsOf } from './destination-page.ts'
import { homeOf } from './home-search.ts'
import { type Place, placeShelves } from './place-shelves.ts'

interface Question {
  content: Content
  offers: Services['offers']
  showcase: Showcase
  clock: Clock
  reports: Services['reports']
  visit: Visit
  t: Translate
}

export interface FoundDestination extends DestinationView {
  /** The initial search of the page's listing; null: the page has none. */
  home: SearchState | null
}

/** The page of a country, region or resort, or of a search there; or a refusal. */
export async function readDestination(
  address: DestinationAddress,
  { content, offers: inventory, showcase, clock, reports, visit, t }: Question,
): Promise<Outcome<FoundDestination, PageRefusal>> {
  const { locale } = visit
  const found = await findWay(address, content, visit)
  if (!found.ok) return found
  const { way, criteria } = found.value
  const destination = way.at(-1) as Destination
  const now = clock()
  const today = dayOf(now)
  const { trips } = (await showcase.fromPrices()).get(destination.code) ?? { trips: {} }
  const place: Place = { destination, trips: tripsInOrder(trips, address.isWinter), locale, today }
  const template = await content.template(
    criteria?.template ?? destination.kind,
    { ...visit, directions: way.map(({ code }) => code) },
    criteria?.words ?? wordsOf(way, now),
  )
  const shelves = placeShelves({ content, showcase, place })
  const shown = criteria ? await shelves.ofCriteria(criteria) : await shelves.ofPlace()
  const fromPrice = lowestOf(shown)
  const page: Page = destinationPage({
    way,
    criteria,
    now,
    t,
    template: template.ok ? template.value : null,
    fromPrice: fromPrice === null ? null : formatMoney(fromPrice),
  })
  const path = criteria?.url ?? placeUrl(destination)
  const hotels = shown.shelves.flatMap((shelf) => shelf.offers.map(({ hotelCode }) => hotelCode))
  const asked = { page, path, locale, place: destination.code, shown: new Set(hotels) }
  const offers = await offersOfPage(asked, { content, offers: inventory, showcase, clock, reports })
  const searchBar = await readSearchBar(
    { page, path, locale, place: destination.code },
    { content, offers: inventory, showcase, clock, reports },
  )
  const view: FoundDestination = {
    ...shown,
    home: criteria && homeOf(criteria, destination, today),
    page,
    searchBar,
    path,
    offers,
    name: destination.name,
  }
  return accepted(view)
}

/** Finds the place of a URL and its search, if it names one. */
export async function findWay(
  address: DestinationAddress,
  content: Content,
  { locale }: Pick<Visit, 'locale'>,
): Promise<Outcome<{ way: Destination[]; criteria: SearchCriteria | null }, PageRefusal>> {
  const { names } = address
  if (address.kind === 'place') {
    const way = await content.place(names, locale)
    return way.ok ? accepted({ way: way.value, criteria: null }) : way
  }
  const asked = address.kind === 'offers' ? { criteria: address.criteria } : { city: address.city }
  const criteria = await content.criteria({ ...names, ...asked }, locale)
  return criteria.ok ? accepted({ way: criteria.value.destinations, criteria: criteria.value }) : criteria
}

function tripsInOrder(trips: Partial<Record<HolidayType, unknown>>, isWinter: boolean): HolidayType[] {
  const onSale = holidayTypes.filter((type) => trips[type])
  return isWinter ? onSale.sort((one, other) => Number(other === 'NR') - Number(one === 'NR')) : onSale
}

/** The lowest price among what the page shows, so that the guest finds the same figure below. */
function lowestOf({ shelves, flights }: Pick<DestinationView, 'shelves' | 'flights'>): number | null {
  const [first] = shelves
  const prices = (first?.offers ?? flights ?? []).map(({ perPerson }) => perPerson)
  return prices.length > 0 ? Math.min(...prices) : null
}
