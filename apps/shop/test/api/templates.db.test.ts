import type { TestDatabase } from '@wojaz/database/testing'
import { locales, localisedPath } from '@wojaz/travel/locale'
import { data } from 'react-router'
import { afterAll, afterEach, expect, vi } from 'vitest'
import { failedPath } from '../../app/features/checkout/checkout-address.ts'
import { orderPlacedAddress } from '../../app/features/payment/payment-address.ts'
import * as checkout from '../../app/routes/checkout.tsx'
import * as contentPage from '../../app/routes/content-page.tsx'
import * as office from '../../app/routes/office.tsx'
import * as offices from '../../app/routes/offices-city.tsx'
import * as orderPlaced from '../../app/routes/order-placed.tsx'
import * as payment from '../../app/routes/payment.tsx'
import * as paymentConfirm from '../../app/routes/payment-confirm.tsx'
import * as paymentFailed from '../../app/routes/payment-failed.tsx'
import * as paymentSuccess from '../../app/routes/payment-success.tsx'
import * as reservationFailed from '../../app/routes/reservation-failed.tsx'
import * as wishlist from '../../app/routes/wishlist.tsx'
import { buildTestApp, type TestApp } from '../build-test-app.ts'
import { pagesThat, routeOf } from '../failing-pages.ts'
import { shopTest as test } from '../search-shop.ts'
import { stockedDatabase } from '../shop-database.ts'

const inEveryLanguage = (words: string) =>
  Object.fromEntries(locales.map((locale) => [locale, `${words} ${locale}`]))

function template(pageType: string, words: string) {
  const text = { blockType: 'richText', active: true, body: { markdown: inEveryLanguage(words) } }
  return { url: `/${pageType}`, pageType, title: pageType, slots: [{ name: 'main', components: [text] }] }
}

const cityUrl = '/kontakt/biura-tui/krakow'
const officeUrl = `${cityUrl}/ul-dluga-7/101`
const fail = () => {
  throw new Error('no beds')
}
const wait = () => {
  throw data(null, { status: 503 })
}
const render = pagesThat({
  ...Object.fromEntries(
    ['', '/cs', '/uk'].flatMap((language) => [
      [`${language}/kontakt/biura-tui/:city`, routeOf(offices)],
      [`${language}/kontakt/biura-tui/:city/:address/:officeId`, routeOf(office)],
      [`${language}/ulubione`, routeOf(wishlist)],
      [`${language}/pz/rezerwacja/:id/:step?`, routeOf(checkout)],
      [`${language}${failedPath}`, routeOf(reservationFailed)],
      [`${language}/pz/platnosc/:number`, routeOf(payment)],
      [`${language}/pz/payment/confirm/:number`, routeOf(paymentConfirm)],
      [`${language}/pz/payment/success/:number`, routeOf(paymentSuccess)],
      [`${language}/platnosc-negatywna/:number`, routeOf(paymentFailed)],
      [`${language}/pz/order-placed/:encodedData`, routeOf(orderPlaced)],
      [`${language}/zepsute`, { ...routeOf(contentPage), loader: fail }],
      [`${language}/przerwa`, { ...routeOf(contentPage), loader: wait }],
      [language === '' ? '/*' : `${language}/*`, routeOf(contentPage)],
    ]),
  ),
})

let database: TestDatabase
let shop: TestApp
let bare: TestApp
test.beforeAll(async ({ shop: opened }) => {
  database = await stockedDatabase({
    name: 'templates',
    async fill(writer) {
      await writer.addPage(template('contentPageContactCity', 'W mieście {{city}} weź dokument'))
      await writer.addPage(template('contentPageContactOffice', 'Do {{office}} weź dokument'))
      await writer.addPage(template('wishlist', 'Jak działa lista'))
      await writer.addPage(template('checkoutReservationFailed', 'Zadzwoń, znajdziemy miejsce'))
      await writer.addPage(template('checkoutPayment', 'Płacisz bezpiecznie'))
      await writer.addPage(template('checkoutPaymentConfirm', 'Czekamy na bank'))
      await writer.addPage(template('checkoutPaymentSuccess', 'Spakuj się'))
      await writer.addPage(template('checkoutPaymentFailed', 'Spróbuj innej karty'))
      await writer.addPage(template('checkoutOrderPlaced', 'Co dalej'))
      await writer.addPage(template('page404', 'Zacznij od kierunków'))
      await writer.addPage(template('error', 'Zadzwoń do nas'))
      await writer.addPage(template('pageError', 'Reszta działa'))
    },
  })
  shop = await buildTestApp({ databaseUrl: database.url, render })
  bare = await opened.front({ render })
})
afterEach(() => vi.restoreAllMocks())
afterAll(async () => {
  await bare?.close()
  await shop?.close()
  await database?.drop()
})

test.each(['pl', 'cs'] as const)(
  'GET an office or a city in %s ends with what editors wrote for all',
  async (locale) => {
    const city = await shop.app.inject(localisedPath(locale, cityUrl))
    expect(city.statusCode).toBe(200)
    expect(city.body).toContain(`W mieście Kraków weź dokument ${locale}`)
    const one = await shop.app.inject(localisedPath(locale, officeUrl))
    expect(one.statusCode).toBe(200)
    expect(one.body).toMatch(new RegExp(`Do [^{]+ weź dokument ${locale}`))
    for (const { body } of [city, one]) expect(body.match(/<h1/g)).toHaveLength(1)
  },
)

test.each([
  [cityUrl, 3],
  [officeUrl, 4],
])('GET %s tells search engines where it stands', async (url, steps) => {
  const { body } = await shop.app.inject(`/cs${url}`)
  const schemas = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
  const trail = schemas
    .map(([, json]) => JSON.parse(json ?? ''))
    .find((one) => one['@type'] === 'BreadcrumbList')
  expect(trail.itemListElement).toHaveLength(steps)
  expect(trail.itemListElement[0]).toMatchObject({ position: 1, item: 'http://localhost:3000/cs' })
  expect(trail.itemListElement.at(-1)).toMatchObject({
    position: steps,
    item: `http://localhost:3000/cs${url}`,
  })
})

test.each([
  ['/nie-ma', 404, 'page404', 'Zacznij od kierunków pl'],
  ['/dawna-promocja', 404, 'page404', 'Zacznij od kierunków pl'],
  ['/uk/nie-ma', 404, 'page404', 'Zacznij od kierunków uk'],
  ['/cs/zepsute', 500, 'pageError', 'Reszta działa cs'],
  ['/cs/przerwa', 503, 'error', 'Zadzwoń do nas cs'],
])('GET %s keeps its status %d and ends with the template %s', async (url, status, _type, words) => {
  const { statusCode, body } = await shop.app.inject(url)
  expect(statusCode).toBe(status)
  expect(body).toContain(words)
  expect(body.match(/<h1/g)).toHaveLength(1)
})

test.each(['page404', 'error', 'pageError'])(
  'GET /api/www/error-page/%s gives a page that fails later the same',
  async (type) => {
    const answer = await shop.app.inject({
      url: `/api/www/error-page/${type}`,
      headers: { 'x-market-language': 'hu' },
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ template: { page: { pageType: type }, offers: {} } })
    expect(answer.body).toMatch(/(kierunków|nas|działa) hu/)
  },
)

test('GET /api/www/error-page of anything else is refused', async () => {
  expect((await shop.app.inject('/api/www/error-page/hotelCard')).statusCode).toBe(400)
})

test('a shop without templates shows its own friendly pages', async () => {
  const { statusCode, body } = await bare.app.inject('/nie-ma')
  expect(statusCode).toBe(404)
  expect(body).toContain('<h1')
  expect((await bare.app.inject('/api/www/error-page/page404')).json()).toEqual({ template: null })
})

test.each([
  ['fails', () => Promise.reject(new Error('no template'))],
  ['is never read', () => new Promise<never>(() => {})],
])('a template that %s takes nothing away from the page of a failure', async (_, read) => {
  vi.spyOn(shop.services.content, 'template').mockImplementation(read)
  const { statusCode, body } = await shop.app.inject('/nie-ma')
  expect(statusCode).toBe(404)
  expect(body).toContain('<h1')
  expect(body).not.toContain('Zacznij od kierunków')
})

const nobodysCart = '/pz/rezerwacja/abcdefghijkl'

test.each([
  ['/ulubione', 200, 'Jak działa lista pl'],
  ['/cs/ulubione', 200, 'Jak działa lista cs'],
  [nobodysCart, 403, 'Zadzwoń, znajdziemy miejsce pl'],
  [failedPath, 200, 'Zadzwoń, znajdziemy miejsce pl'],
  ['/pz/platnosc/W000000000', 403, 'Płacisz bezpiecznie pl'],
  ['/pz/payment/confirm/W000000000', 403, 'Czekamy na bank pl'],
  ['/pz/payment/success/W000000000', 403, 'Spakuj się pl'],
  ['/cs/platnosc-negatywna/W000000000', 403, 'Spróbuj innej karty cs'],
  [orderPlacedAddress('pl', 'W123456782'), 403, 'Co dalej pl'],
])('%s has what editors put below it, and stands without it', async (url, status, words) => {
  const opened = await shop.app.inject(url)
  expect([opened.statusCode, opened.body.includes(words)]).toEqual([status, true])
  const plain = await bare.app.inject(url)
  expect([plain.statusCode, plain.body.includes(words)]).toEqual([status, false])
})
