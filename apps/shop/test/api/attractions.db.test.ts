import { RouterContextProvider } from 'react-router'
import { expect } from 'vitest'
import { loadAttraction, loadLanding, loadResults } from '../../server/attractions/load-attractions.ts'
import {
  customerContext,
  deliveryContext,
  servicesContext,
  visitContext,
} from '../../server/request/context.ts'
import { serverI18n } from '../../server/request/server-i18n.ts'
import { type AttractionTill, tillTest as test } from '../attraction-till.ts'
import { documentedCalls } from '../documented-calls.ts'

const musement = '/api/services/tui-musment/api/musement'

/** A month with open dates; the shop's clock is at the first of June. */
const month = { date_from: '2026-07-01', date_to: '2026-07-31' }

interface Activity {
  readonly id: number
  readonly url: string
  readonly title: string
}

async function ask<Body>(shop: AttractionTill, path: string, params: Record<string, string> = {}) {
  const answer = await shop.app.inject({ url: path, query: params })
  return { status: answer.statusCode, body: answer.json() as Body }
}

async function firstActivity(shop: AttractionTill, params: Record<string, string> = {}): Promise<Activity> {
  const { body } = await ask<{ data: Activity[] }>(shop, `${musement}/activities`, { limit: '1', ...params })
  const [first] = body.data
  if (!first) throw new Error('Nothing is on sale')
  return first
}

/** Calls a page's loader like the server. */
async function visit(shop: AttractionTill, address: string) {
  const url = new URL(address, 'http://localhost:3000')
  const context = new RouterContextProvider()
  context.set(servicesContext, shop.services)
  context.set(customerContext, null)
  context.set(deliveryContext, {
    i18n: serverI18n(await shop.services.content.dictionary('pl')),
    keepUntil: null,
  } as never)
  context.set(visitContext, { locale: 'pl', path: url.pathname } as never)
  return { context, request: new Request(url) }
}

async function page(shop: AttractionTill, address: string) {
  const { context, request } = await visit(shop, address)
  return loadAttraction(context, request, new URL(request.url).pathname.split('/').at(-1) ?? '')
}

test('the shop lists what its supplier sells, near the places of its own tree', ({ shop }) => {
  const { index, isOpen } = shop.services.attractions
  expect(isOpen).toBe(true)
  expect(index.listed.length).toBeGreaterThan(600)
  expect(index.listed.some(({ placeCode }) => placeCode !== null)).toBe(true)
})

test('every call that looks for attractions answers as it is documented', async ({ shop }) => {
  const { id } = await firstActivity(shop)
  const asked: Record<string, Record<string, string>> = {
    [`${musement}/autocomplete`]: { text: 'rejs' },
    [`${musement}/activities`]: { text: 'rejs', sort: 'price' },
    [`${musement}/activities/list`]: { ids: `${id},999999999` },
    [`${musement}/activity`]: { id: String(id) },
    [`${musement}/activity/schedule`]: { id: String(id), ...month },
    [`${musement}/activity/availability`]: { id: String(id), day: '2026-07-10' },
    '/api/www/components/most-popular-activities': { url: '/', limit: '4' },
  }
  const calls = await documentedCalls(shop.app, 'activities')
  expect([...calls.keys()]).toEqual(expect.arrayContaining(Object.keys(asked).map((path) => `GET ${path}`)))
  for (const [path, params] of Object.entries(asked)) {
    const { status, body } = await ask(shop, path, params)
    expect([path, status]).toEqual([path, 200])
    expect(calls.get(`GET ${path}`)?.(200).safeParse(body).error).toBeUndefined()
  }
})

test('GET autocomplete forgives a typo and leads to what it names', async ({ shop }) => {
  const { body } = await ask<{ suggestions: { type: string; title: string; url: string }[] }>(
    shop,
    `${musement}/autocomplete`,
    { text: 'nurkowamie' },
  )
  expect(body.suggestions.length).toBeGreaterThan(0)
  expect(body.suggestions.every(({ url }) => url.startsWith('/atrakcje/'))).toBe(true)
})

test('GET activities counts each value of a filter as its list would be', async ({ shop }) => {
  interface Listed {
    meta: { count: number }
    facets: { key: string; values: { key: string; value: number }[] }[]
  }
  const { body } = await ask<Listed>(shop, `${musement}/activities`, { text: 'rejs' })
  const values = body.facets.find(({ key }) => key === 'category')?.values.filter(({ value }) => value > 0)
  expect(values?.length).toBeGreaterThan(0)
  for (const { key, value } of values?.slice(0, 3) ?? []) {
    const chosen = await ask<Listed>(shop, `${musement}/activities`, { text: 'rejs', category: key })
    expect([key, chosen.body.meta.count]).toEqual([key, value])
  }
})

test.for([
  [`${musement}/activities`, { sort: 'luck' }, 400],
  [`${musement}/activities`, { page: '0' }, 400],
  [`${musement}/activity`, { id: 'one' }, 400],
  [`${musement}/activity`, { id: '999999999' }, 404],
  [`${musement}/activities/list`, { ids: 'a,b' }, 400],
  [`${musement}/activity/schedule`, { id: '1', date_from: '2026-07-31', date_to: '2026-02-30' }, 400],
] as const)(
  'GET %s with %j is refused in the shape of every error',
  async ([path, params, expected], { shop }) => {
    const { status, body } = await ask<{ code: string; message: string }>(shop, path, params)
    expect(status).toBe(expected)
    expect(body).toMatchObject({ code: expect.any(String), message: expect.any(String) })
  },
)

test('a page shows a month, a day and its times, and what two tickets cost', async ({ shop }) => {
  const { url } = await firstActivity(shop, { category: 'boat-tours' })
  const bare = await page(shop, `${url}?month=2026-07-01`)
  const open = bare.view.choice.days.find(({ isOpen }) => isOpen)
  expect(open).toBeDefined()
  const { view, head } = await page(shop, `${url}?date=${open?.day}`)
  expect(head.path).toBe(url)
  expect(view.choice.date).toBe(open?.day)
  expect(view.choice.times.some(({ isOpen }) => isOpen)).toBe(true)
  expect(Object.values(view.choice.tickets)).toEqual([2])
  expect(view.pictures.every(({ src }) => src.startsWith('/file/scenes/'))).toBe(true)
})

test('another name or region leads to the one address; a wrong number is no page', async ({ shop }) => {
  const { url, id } = await firstActivity(shop)
  const moved = await page(shop, `/atrakcje/gdzies/inna-nazwa-${id}?people=3`).catch((answer) => answer)
  expect(moved).toBeInstanceOf(Response)
  expect([moved.status, moved.headers.get('location')]).toEqual([301, `${url}?people=3`])
  for (const wrong of ['/atrakcje/kreta/rejs-999999999', '/atrakcje/kreta/rejs'])
    await expect(page(shop, wrong)).rejects.toMatchObject({ init: { status: 404 } })
})

test('while the supplier does not answer, a page stands and says so', async ({ shop }) => {
  const { url } = await firstActivity(shop, { category: 'food' })
  await shop.supplier.fail({ kind: 'error', calls: 'availability' })
  try {
    const { view } = await page(shop, `${url}?month=2026-09-01`)
    expect(view.choice.isSilent).toBe(true)
    expect(view.title).not.toBe('')
    const { id } = await firstActivity(shop, { category: 'food' })
    const { status, body } = await ask<{ code: string }>(shop, `${musement}/activity/schedule`, {
      id: String(id),
      date_from: '2026-09-01',
      date_to: '2026-09-30',
    })
    expect([status, body.code]).toEqual([503, 'supplier-silent'])
  } finally {
    await shop.supplier.fail({ kind: 'none' })
    // A success in between: several failures in a row would open the circuit breaker for other tests, whose clock does not move.
    const { view } = await page(shop, `${url}?month=2026-10-01`)
    expect(view.choice.isSilent).toBe(false)
  }
})

test('the landing leads to places and themes; every tile finds as many as it says', async ({ shop }) => {
  const { context, request } = await visit(shop, '/atrakcje')
  const { view } = await loadLanding(context, request)
  expect(view.trip).toBeNull()
  expect(view.themes.length).toBeGreaterThan(3)
  const [theme] = view.themes
  const found = await visit(shop, `/atrakcje/wyniki-wyszukiwania?category=${theme?.code}`)
  const { view: results } = await loadResults(found.context, found.request)
  expect(results.total).toBe(theme?.count)
})

test('an empty list says what to leave out, and how many there are then', async ({ shop }) => {
  const asked = '/atrakcje/wyniki-wyszukiwania?q=rejs&price=100000-'
  const { context, request } = await visit(shop, asked)
  const { view } = await loadResults(context, request)
  expect(view.total).toBe(0)
  expect(view.repairs).toContainEqual({ without: ['price'], count: expect.any(Number) })
})

test('the sitemap names every attraction in five languages', async ({ shop }) => {
  const { payload } = await shop.app.inject('/sitemap/attractions.xml')
  const { length } = shop.services.attractions.index.listed
  expect(payload.match(/<loc>/g)).toHaveLength((length + 2) * 5)
})
