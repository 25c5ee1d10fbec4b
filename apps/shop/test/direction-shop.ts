import { type Locale, splitLocale } from '@wojaz/travel/locale'
import { RouterContextProvider } from 'react-router'
import { readDirectionAddress } from '../app/features/directions/direction-address.ts'
import { readDirection } from '../server/directions/read-direction.ts'
import { servicesContext, visitContext } from '../server/request/context.ts'
import { serverI18n } from '../server/request/server-i18n.ts'
import type { TestApp } from './build-test-app.ts'

type Answer = Awaited<ReturnType<typeof readDirection>>
type Direction = Extract<Answer, { ok: true }>['value']

export interface DirectionShop extends TestApp {
  /** The page of a place by what comes after `/wypoczynek/`, or why there is none. */
  ask(path: string): Promise<Answer>
  open(path: string): Promise<Direction>
  /** What the server hands to a loader. */
  contextFor(path: string, locale: Locale): RouterContextProvider
}

export const firstVisit = {
  locale: 'pl' as const,
  path: '',
  consent: null,
  drafts: false,
  visitor: { authenticated: false, userStatus: 'FIRST_TIME_ON_PAGE' },
}

/** A shop, and its pages of places as routes ask for them. */
export function directionShopOf(shop: TestApp): DirectionShop {
  const ask: DirectionShop['ask'] = async (path) => {
    const address = readDirectionAddress(`/wypoczynek/${path}`)
    if (!address) throw new Error(`${path} is no address of a direction`)
    const { t } = serverI18n(await shop.services.content.dictionary('pl'))
    return readDirection(address, { ...shop.services, visit: firstVisit, t })
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
