import type { Page } from '@wojaz/content'
import { pageTexts } from '@wojaz/content'
import { allows, cookieText } from '@wojaz/travel/guest'
import { sentListingForm, sortCookie, sortCookieAge, stateFromListingForm } from '@wojaz/travel/listing'
import { localisedPath } from '@wojaz/travel/locale'
import {
  decodeSearchQuery,
  defaultSearchState,
  listingAddress,
  type SearchState,
  type SortCode,
} from '@wojaz/travel/search'
import { type TripType, tripTypeConfiguration, tripTypes } from '@wojaz/travel/trip'
import { type RouterContextProvider, redirect } from 'react-router'
import { hrefOf, readAround, stateOf } from '../../app/features/listing/listing-address.ts'
import type { ListingView } from '../../app/features/listing/listing-view.ts'
import { loadContentPage } from '../content-pages/load-content-page.ts'
import { deliveryContext, servicesContext, visitContext } from '../request/context.ts'
import { keepResults } from '../request/keep-until.ts'
import { orUnavailable } from '../request/or-unavailable.ts'
import { readSearchBar } from '../search-bar/read-search-bar.ts'
import { usualNights } from '../showcase/wish.ts'
import { lostDays } from './left-out.ts'
import { addressOf, askedState, type Question, readListing } from './read-listing.ts'
import { rememberedSort } from './remembered-sort.ts'

type Context = Readonly<RouterContextProvider>

/** Trip types by the path of their listing. */
const typeOfPath = new Map(tripTypes.map((type) => [tripTypeConfiguration[type].listingPath, type]))

/** The editor's page of a trip type with its results. The default length applies until the guest chooses another. */
export async function loadListing(request: Request, context: Context) {
  const { path, locale } = context.get(visitContext)
  const tripType = typeOfPath.get(path) as TripType
  const params = new URL(request.url).searchParams
  const other = otherListing(params, tripType)
  if (other) throw redirect(listingAddress(other, locale), 302)
  const page = await loadContentPage(context, null)
  const nights = usualNights(tripType)
  const home = {
    ...defaultSearchState,
    tripType,
    durationFrom: nights?.from ?? null,
    durationTo: nights?.to ?? null,
  }
  const question = { path, home, destinations: null, params, sortCodes: page.page.sortCodes }
  const listing = await answerListing(request, context, question)
  return { ...page, listing, searchBar: await searchBarOf(context, page.page, listing) }
}

/** Answers a listing's URL. A plain form redirects to the URL of its search. */
export async function answerListing(
  request: Request,
  context: Context,
  question: Omit<Question, 'rememberedSort'>,
): Promise<ListingView> {
  const services = context.get(servicesContext)
  const { locale, consent } = context.get(visitContext)
  const asked = {
    ...question,
    rememberedSort: rememberedSort(request.headers.get('cookie') ?? undefined, consent),
  }
  const form = sentListingForm(question.params)
  if (form) {
    const state = stateFromListingForm(askedState(asked), form, question.params)
    const href = hrefOf(addressOf(asked), state, { around: readAround(question.params.get('map')) })
    const keeps = form === 'sort' && allows(consent, 'preferences')
    throw redirect(localisedPath(locale, href), {
      status: 303,
      headers: keeps ? { 'set-cookie': sortChoice(state.sortCode) } : {},
    })
  }
  // Logs only the characters of a day, never other text from the URL.
  const lost = lostDays(question.params.get('q') ?? '').map((day) =>
    day.slice(0, 20).replace(/[^\d./-]/g, '?'),
  )
  if (lost.length > 0) services.log.warn({ days: lost }, 'Unparseable search date: from now on is searched')
  const delivery = context.get(deliveryContext)
  delivery.keepUntil = Math.min(delivery.keepUntil ?? 0, keepResults(services.clock()))
  const view = await orUnavailable(readListing(asked, { ...services, visit: { locale } }))
  const texts = pageTexts(delivery.i18n, 'listing', 'map')
  return { ...view, texts }
}

/** The search form with the search of the list. */
export function searchBarOf(context: Context, page: Page, listing: ListingView) {
  const { path, locale } = context.get(visitContext)
  return readSearchBar({ page, path, locale, search: stateOf(listing) }, context.get(servicesContext))
}

function sortChoice(sortCode: SortCode): string {
  return cookieText(sortCookie, sortCode, { maxAge: sortCookieAge })
}

/** If the search is of another trip type, redirects to that listing. */
function otherListing(params: URLSearchParams, tripType: TripType): SearchState | null {
  const q = params.get('q') ?? ''
  const state = decodeSearchQuery(q)
  const saysOther = /(^|:)tripType:/.test(q) && state.tripType !== tripType
  return saysOther && typeOfPath.has(tripTypeConfiguration[state.tripType].listingPath)
    ? { ...state, fullPrice: params.get('fullPrice') === 'true' }
    : null
}
