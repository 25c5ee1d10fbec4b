import type { AddressInfo } from 'node:net'
import { beforeEach, expect } from 'vitest'
import { type ApiDeps, createApiClient } from '../../app/browser/api-client.ts'
import {
  type AccountShop,
  accountShopOf,
  customerOf,
  mytui,
  newPerson,
  type Person,
} from '../account-shop.ts'
import { shopTest as test } from '../search-shop.ts'

let shop: AccountShop
let origin: string
let close: () => Promise<void>
test.beforeAll(async ({ shop: opened }) => {
  const front = await opened.front({})
  await front.app.listen({ host: '127.0.0.1', port: 0 })
  origin = `http://127.0.0.1:${(front.app.server.address() as AddressInfo).port}`
  shop = accountShopOf(opened)
  close = front.close
})
test.afterAll(() => close())

let anna: Person
beforeEach(() => {
  anna = newPerson()
})

type Cookies = Map<string, string>

/** The client of the browser, with cookies and over a real connection. */
function browserWith(cookies: Cookies, answered: (status: number) => void = () => {}) {
  const sent: string[] = []
  const left: string[] = []
  const deps: ApiDeps = {
    async fetch(url, init) {
      const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
      const answer = await fetch(origin + url, { ...init, headers: { ...init.headers, cookie } })
      sent.push(`${url.split('/').at(-1)} ${answer.status}`)
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        if (value === '') cookies.delete(name)
        else cookies.set(name, value)
      }
      answered(answer.status)
      return answer
    },
    locale: () => 'pl',
    appId: () => 'app-1',
    isAutomated: false,
    cartId: { read: () => null, keep: () => {} },
    alone: (_name, work) => work(),
    leaveFor: (path) => void left.push(path),
    leaveForLogin: () => void left.push('login'),
    log: () => {},
  }
  return { api: createApiClient(deps), sent, left }
}

const sessions = `${mytui}/sessions`.slice('/api/'.length)
const tenTimes = <Result>(call: () => Promise<Result>) => Promise.allSettled(Array.from({ length: 10 }, call))

test('ten calls of somebody who logs in meanwhile in another tab: one refresh, and all are sent again', async () => {
  const { cookies: ofOtherTab } = await customerOf(shop, anna)
  const cookies: Cookies = new Map()
  const { api, sent, left } = browserWith(cookies, () => {
    for (const [name, value] of ofOtherTab) if (!cookies.has(name)) cookies.set(name, value)
  })
  const answers = await tenTimes(() => api.get(sessions))
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill('fulfilled'))
  expect(sent.filter((line) => line.startsWith('refresh'))).toEqual(['refresh 200'])
  expect(left).toEqual([])
})

test('a token that has run out is renewed on the way: ten calls are answered, and the login goes on', async () => {
  const { cookies } = await customerOf(shop, anna)
  cookies.delete('tui_bt')
  const { api, left } = browserWith(cookies)
  const answers = await tenTimes(() => api.get(sessions))
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill('fulfilled'))
  expect((await api.get(sessions)).status).toBe(200)
  expect(left).toEqual([])
})

test('a session ended elsewhere: one refresh, refused, and the way leads to the login', async () => {
  const { cookies } = await customerOf(shop, anna)
  await shop.services.database.pool.query(
    'delete from account.sessions using account.customers where customers.id = customer_id and email = $1',
    [anna.email],
  )
  const { api, sent, left } = browserWith(cookies)
  const answers = await tenTimes(() => api.get(sessions))
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill('rejected'))
  expect(sent.filter((line) => line.startsWith('refresh'))).toEqual(['refresh 401'])
  expect(new Set(left)).toEqual(new Set(['login']))
})

test('the browser sends the type of JSON with calls that have no body, and is understood', async () => {
  const { cookies } = await customerOf(shop, anna)
  const { api } = browserWith(cookies)
  expect((await api.post(`${mytui}/logout`.slice('/api/'.length), undefined)).body).toEqual({
    authenticated: false,
  })
})
