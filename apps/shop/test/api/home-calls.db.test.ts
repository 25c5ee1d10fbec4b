import { pageComponents } from '@wojaz/content'
import { expect, vi } from 'vitest'
import { offersOfPage } from '../../server/showcase/offers-of-page.ts'
import { accountShopOf, customerOf, newPerson } from '../account-shop.ts'
import { firstVisit } from '../destination-shop.ts'
import { documentedCalls } from '../documented-calls.ts'
import { type CardShop, cardTest as test } from '../hotel-card-shop.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

let shop: CardShop
test.beforeAll(({ shop: opened }) => {
  shop = opened
})

const get = async (path: string) => {
  const answer = await shop.app.inject(`/api/www/${path}`)
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
}

test.each([
  ['top-hotels', 'topHotels'],
  ['last-minute', 'lastMinute'],
])('GET %s has what the page shows in its components', async (path, source) => {
  const found = await shop.services.content.page('/oferty', firstVisit)
  if (!found.ok) throw new Error(found.refusal.code)
  const shelves = await offersOfPage({ page: found.value, path: '/oferty', locale: 'pl' }, shop.services)
  const drawn = pageComponents(found.value).flatMap((one) => {
    const shelf = shelves[one.uid]
    return one.name === 'offerCarousel' && one.source === source && shelf?.kind === 'holidays' ? [shelf] : []
  })
  const { status, body } = await get(`${path}?url=/oferty`)
  expect(status).toBe(200)
  expect(drawn.length).toBeGreaterThan(0)
  expect(
    body.components.map(({ offers }: { offers: { code: string }[] }) => offers.map(({ code }) => code)),
  ).toEqual(drawn.map(({ offers }) => offers.map(({ code }) => code)))
})

test('GET top-destinations has places with their lowest prices', async () => {
  const { body } = await get('top-destinations?url=/oferty')
  expect(body.components[0].places).toMatchObject([{ name: 'Wyspa' }, { name: 'Kraj' }])
})

test('a page that is not there has no components', async () => {
  for (const path of ['top-hotels', 'last-minute', 'top-destinations', 'blog-posts'])
    expect((await get(`${path}?url=/nie-ma`)).body).toEqual({ components: [] })
})

test('GET reservation is null for a stranger and for a customer who has booked nothing', async () => {
  expect((await get('reservation')).body).toEqual({ reservation: null })
  const customer = await customerOf(accountShopOf(shop), newPerson())
  const answer = await customer.send('GET', '/api/www/reservation')
  expect([answer.statusCode, answer.json()]).toEqual([200, { reservation: null }])
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('GET page/content is the page as its visitor sees it, with what its components show', async () => {
  const { status, body } = await get('page/content?url=/oferty')
  const found = await shop.services.content.page('/oferty', firstVisit)
  expect(status).toBe(200)
  expect(body.page).toEqual(JSON.parse(JSON.stringify(found.ok && found.value)))
  expect(Object.keys(body.offers).length).toBeGreaterThan(0)
})

test('GET page/content and banners say that a page is not there', async () => {
  for (const path of ['page/content', 'banners']) {
    const { status, body } = await get(`${path}?url=/nie-ma`)
    expect([status, body]).toEqual([404, { code: 'page-not-found', message: 'Nie ma takiej strony.' }])
  }
})

test('GET banners has the banners of the page and nothing else', async () => {
  const page = await shop.services.content.page('/oferty', firstVisit)
  const banner = {
    name: 'banner',
    uid: 'b1',
    active: true,
    validFrom: null,
    validTo: null,
    profiles: [],
    directions: [],
    tripTypes: [],
    heading: 'Lato',
    text: null,
    badge: null,
    link: null,
    layout: 'strip',
    picture: { src: '/file/scenes/coast.greek.golden.a1.jpg', alt: 'Zatoka', width: 10, height: 5 },
  }
  const shown = page.ok && { ...page.value, banner }
  vi.spyOn(shop.services.content, 'page').mockResolvedValue({ ok: true, value: shown } as never)
  const { body } = await get('banners?url=/oferty')
  vi.restoreAllMocks()
  const { uid, heading, text, badge, link, layout, picture } = banner
  expect(body).toEqual({ banners: [{ uid, heading, text, badge, link, layout, picture }] })
})

test('the calls are documented, and answer as the documentation says', async () => {
  const calls = new Map([
    ...(await documentedCalls(shop.app, 'home')),
    ...(await documentedCalls(shop.app, 'content')),
  ])
  const paths = [
    ...['top-hotels', 'last-minute', 'top-destinations', 'facultative-trips', 'blog-posts', 'reservation'],
    ...['page/content', 'banners'],
  ]
  for (const path of paths) {
    const schema = calls.get(`GET /api/www/${path}`)
    const { body } = await get(`${path}?url=/oferty`)
    expect([path, schema?.(200).safeParse(body).error?.issues ?? []]).toEqual([path, []])
  }
})
