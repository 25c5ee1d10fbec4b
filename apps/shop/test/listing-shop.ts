import { defaultSearchState, encodeSearchParams, type SearchState } from '@wojaz/travel/search'
import { tripTypeConfiguration } from '@wojaz/travel/trip'
import { RouterContextProvider } from 'react-router'
import type { ListingView } from '../app/features/listing/listing.ts'
import { loadListing } from '../server/listing/load-listing.ts'
import { type Delivery, deliveryContext, servicesContext, visitContext } from '../server/request/context.ts'
import { serverI18n } from '../server/request/server-i18n.ts'
import { consentOf } from '../server/request/visitor.ts'
import type { TestApp } from './build-test-app.ts'
import { sharedShop } from './search-shop.ts'
import { testInShop } from './shared-shop.ts'

export type ListingShop = ReturnType<typeof listingShopOf>

export const planePath = tripTypeConfiguration.WS.listingPath

export const flightsPath = tripTypeConfiguration.CZ.listingPath

/** The URL of a search, by plane or of another trip type. */
export const searched = ({ tripType = 'WS', ...state }: Partial<SearchState>) =>
  `${tripTypeConfiguration[tripType].listingPath}?${encodeSearchParams({ ...defaultSearchState, tripType, ...state })}`

/** A shop, and its lists as the routes load them. */
function listingShopOf(shop: TestApp) {
  const { services } = shop

  /** The context the server gives to a loader. */
  async function contextFor(path: string, cookie: string | undefined) {
    const context = new RouterContextProvider()
    const texts = await services.content.dictionary('pl')
    context.set(servicesContext, services)
    context.set(visitContext, {
      locale: 'pl',
      path,
      drafts: false,
      consent: consentOf(cookie),
      visitor: { authenticated: false, userStatus: 'FIRST_TIME_ON_PAGE' },
    })
    context.set(deliveryContext, { i18n: serverI18n(texts), keepUntil: 1 } as Delivery)
    return context
  }

  async function load(address: string, headers: Record<string, string> = {}) {
    const request = new Request(`http://localhost:3000${address}`, { headers })
    return loadListing(request, await contextFor(new URL(request.url).pathname, headers.cookie))
  }

  return {
    ...shop,
    /** The whole loader data. */
    load,
    /** Only the list. */
    open: async (address: string, headers?: Record<string, string>): Promise<ListingView> =>
      (await load(address, headers)).listing,
    /** The redirect of a loader. */
    async sentTo(address: string, headers?: Record<string, string>): Promise<Response> {
      const answer = await load(address, headers).catch((thrown: unknown) => thrown)
      if (answer instanceof Response) return answer
      throw new Error(`${address} leads nowhere else`)
    },
  }
}

export const listingTest = testInShop(async () => listingShopOf(await sharedShop()))
