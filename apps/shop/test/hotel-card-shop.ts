import type { Offer } from '@wojaz/offers'
import { type Locale, localisedPath, splitLocale } from '@wojaz/travel/locale'
import { hotelCardAddress, readHotelCardAddress } from '@wojaz/travel/offer-code'
import { defaultSearchState, toOfferSearchRequest } from '@wojaz/travel/search'
import { RouterContextProvider } from 'react-router'
import { loadHotelCard } from '../server/hotel-card/load-hotel-card.ts'
import { deliveryContext, servicesContext, visitContext } from '../server/request/context.ts'
import { serverI18n } from '../server/request/server-i18n.ts'
import type { TestApp } from './build-test-app.ts'
import { openSearchShop, sharedShop } from './search-shop.ts'
import { testInShop } from './shared-shop.ts'

type HolidayType = 'WS' | 'DW' | 'NR' | 'WO'
export type CardShop = ReturnType<typeof cardShopOf>

/** A shop, and the cards of its hotels as the route loads them. */
function cardShopOf(shop: TestApp) {
  const { offers } = shop.services

  /** A response that the loader throws is returned too. */
  async function load(address: string, locale: Locale = 'pl') {
    const context = new RouterContextProvider()
    const url = new URL(localisedPath(locale, address), 'http://localhost:3000')
    context.set(servicesContext, shop.services)
    context.set(visitContext, {
      locale,
      path: splitLocale(url.pathname).path,
      consent: null,
      drafts: false,
      visitor: { authenticated: false, userStatus: 'FIRST_TIME_ON_PAGE' },
    })
    const delivery = {
      mark: '',
      requestId: '',
      dictionaryUrl: '',
      dataBeside: null,
      html: null,
      keepUntil: null,
      i18n: serverI18n(await shop.services.content.dictionary(locale)),
    }
    context.set(deliveryContext, delivery)
    const card = await loadHotelCard(context, url)
    return card && { ...card, isKept: delivery.keepUntil !== null }
  }

  async function listed(tripType: HolidayType, pageSize = 10): Promise<readonly Offer[]> {
    const request = toOfferSearchRequest({ ...defaultSearchState, tripType, fullPrice: true }, { pageSize })
    const found = await offers.search(request, 'pl')
    if (!found.ok) throw new Error(found.refusal.code)
    return found.value.offers
  }

  return {
    ...shop,
    load,
    listed,
    someOffer: async () => (await listed('WS', 1))[0] as Offer,
    async open(address: string, locale: Locale = 'pl') {
      const card = await load(address, locale)
      if (!card) throw new Error(`No hotel at ${address}`)
      return card
    },
    async thrownBy(address: string, locale: Locale = 'pl'): Promise<Response> {
      const thrown = await load(address, locale).catch((answer: unknown) => answer)
      if (!(thrown instanceof Response)) throw new Error(`${address} leads nowhere else`)
      return thrown
    },
    /** The offer behind the URL of a choice, priced again. */
    async offerAt(url: string): Promise<Offer> {
      const code = readHotelCardAddress(url)?.offer?.offerCode ?? ''
      const found = await offers.offer(code, { locale: 'pl', perPerson: false })
      if (!found.ok) throw new Error(`${url}: ${found.refusal.code}`)
      return found.value
    },
    /** Calls the card's API and returns its answer. */
    async call<Answer>(path: string, payload: object): Promise<Answer> {
      const url = `/api/www/hotel-cards/${path}`
      const { statusCode, body } = await shop.app.inject({ method: 'POST', url, payload })
      if (statusCode !== 200) throw new Error(`${path}: ${statusCode} ${body}`)
      return JSON.parse(body)
    },
  }
}

/** Another one, whose answers nobody has kept yet. */
export const openCardShop = async () => cardShopOf(await openSearchShop())

export const cardTest = testInShop(async () => cardShopOf(await sharedShop()))

export const addressOf = (offer: Offer) => hotelCardAddress(offer.hotelUrl, offer.tripType, offer.offerCode)
