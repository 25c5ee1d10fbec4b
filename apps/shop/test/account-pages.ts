import { shippedDictionary } from '@wojaz/content/dictionary'
import { RouterContextProvider } from 'react-router'
import {
  customerContext,
  customerIpContext,
  deliveryContext,
  servicesContext,
  visitContext,
} from '../server/request/context.ts'
import type { AccountGuest, AccountShop } from './account-shop.ts'

type Context = Readonly<RouterContextProvider>
/** Typed fields, or a form with files. */
type Fields = Record<string, string> | FormData
type Page<Answer> = (context: Context, request: Request) => Answer

/** The data of a page, or its redirect. */
export interface PageAnswer {
  status: number
  to: string | null
  // biome-ignore lint/suspicious/noExplicitAny: each page has another.
  data: any
}

/** Calls loaders and actions like a browser, without rendering. It stores cookies. */
export function pagesOf(shop: AccountShop, guest: AccountGuest, remoteAddress: string) {
  async function ask<Answer>(page: Page<Answer>, path: string, fields?: Fields) {
    const cookie = [...guest.cookies].map((pair) => pair.join('=')).join('; ')
    const context = new RouterContextProvider()
    const known = await shop.services.account.who(guest.cookies.get('tui_bt') ?? '')
    context.set(servicesContext, shop.services)
    context.set(visitContext, { locale: 'pl', path: path.split('?')[0] } as never)
    context.set(customerIpContext, remoteAddress)
    context.set(customerContext, known && ({ ...known, uid: known.id } as never))
    const i18n = { language: 'pl', t: (key: string) => key, texts: shippedDictionary('pl') }
    context.set(deliveryContext, { i18n } as never)
    const request = new Request(`https://wojaz.example${path}`, {
      headers: { cookie },
      ...(fields && {
        method: 'POST',
        body: fields instanceof FormData ? fields : new URLSearchParams(fields),
      }),
    })
    return answerOf(await caught(async () => page(context, request)))
  }

  function answerOf(given: unknown): PageAnswer {
    if (!(given instanceof Response)) {
      const { data, init } = given as { data?: unknown; init?: { status?: number } }
      return { status: init?.status ?? 200, to: null, data: init ? data : given }
    }
    for (const cookie of given.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';')[0]?.split(/=(.*)/s) ?? []
      if (value === '') guest.cookies.delete(name)
      else guest.cookies.set(name, value)
    }
    return { status: given.status, to: given.headers.get('location'), data: null }
  }

  return {
    open: <Answer>(page: Page<Answer>, path: string) => ask(page, path),
    send: <Answer>(page: Page<Answer>, path: string, fields: Fields) => ask(page, path, fields),
  }
}

/** Pages return or throw redirects and 404s. */
async function caught(doing: () => Promise<unknown>): Promise<unknown> {
  try {
    return await doing()
  } catch (thrown) {
    if (thrown instanceof Response || (thrown as { init?: unknown }).init) return thrown
    throw thrown
  }
}
