import { type Locale, splitLocale } from '@wojaz/travel/locale'
import { RouterContextProvider } from 'react-router'
import { readDestinationAddress } from '../app/features/destinations/destination-address.ts'
import { readDestination } from '../server/destinations/read-destination.ts'
import { servicesContext, visitContext } from '../server/request/context.ts'
import { serverI18n } from '../server/request/server-i18n.ts'
import type { TestApp } from './build-test-app.ts'

type Answer = Awaited<ReturnType<typeof readDestination>>
type Destination = Extract<Answer, { ok: true }>['value']

export interface DestinationShop extends TestApp {
  /** The page of a place by its path after `/wypoczynek/`, or the refusal. */
  ask(path: string): Promise<Answer>
  open(path: string): Promise<Destination>
  /** The context the server gives to a loader. */
  contextFor(path: string, locale: Locale): RouterContextProvider
}

export const firstVisit = {
  locale: 'pl' as const,
  path: '',
  consent: null,
  drafts: false,
  visitor: { authenticated: false, userStatus: 'FIRST_TIME_ON_PAGE' },
}

/** A shop, and its pages of places as the routes load them. */
export function destinationShopOf(shop: TestApp): DestinationShop {
  const ask: DestinationShop['ask'] = async (path) => {
    const address = readDestinationAddress(`/wypoczynek/${path}`)
    if (!address) throw new Error(`${path} is no address of a destination`)
    const { t } = serverI18n(await shop.services.content.dictionary('pl'))
    return readDestination(address, { ...shop.services, visit: firstVisit, t })
  }
  return {
    ...shop,
    ask,
    async open(path) {
      const found = await ask(path)
      if (!found.ok) throw new Error(found.refusal.code)
      return found.value
    },
    contextFor(path, locale) {
      const context = new RouterContextProvider()
      context.set(servicesContext, shop.services)
      context.set(visitContext, { ...firstVisit, locale, path: splitLocale(path).path })
      return context
    },
  }
}
