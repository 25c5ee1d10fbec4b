import { expect } from 'vitest'
import { buildTestApp, type TestApp } from './build-test-app.ts'
import { openOnce, testInShop } from './shared-shop.ts'
import { stockedDatabase } from './shop-database.ts'

export { today } from './shop-content.ts'

export const services = '/api/services/tui-search/api'

export interface SearchShop extends TestApp {
  post(url: string, payload: unknown, headers?: Record<string, string>): ReturnType<typeof send>
  /** The body of a successful answer. */
  answer<Body>(url: string, payload: unknown, headers?: Record<string, string>): Promise<Body>
}

/** A shop with the small inventory of `offers` in its database. */
export async function openSearchShop(): Promise<SearchShop> {
  const database = await stockedDatabase()
  const shop = await buildTestApp({ databaseUrl: database.url })
  const post: SearchShop['post'] = (url, payload, headers = {}) => send(shop, url, payload, headers)
  return {
    ...shop,
    post,
    async answer(url, payload, headers) {
      const { statusCode, body } = await post(url, payload, headers)
      expect({ statusCode, body: statusCode === 200 ? '' : body }).toEqual({ statusCode: 200, body: '' })
      return JSON.parse(body)
    },
    async close() {
      await shop.close()
      await database.drop()
    },
  }
}

/** The one shop of a worker's tests that need no other: content, a small inventory, default settings. */
export const sharedShop = openOnce(openSearchShop)

export const shopTest = testInShop(sharedShop)

/** A text is sent unchanged, however broken. */
function send({ app }: TestApp, url: string, payload: unknown, headers: Record<string, string>) {
  return app.inject({
    method: 'POST',
    url,
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    headers: { 'content-type': 'application/json', ...headers },
  })
}
