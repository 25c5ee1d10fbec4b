import { expect } from 'vitest'
import * as office from '../../app/routes/office.tsx'
import * as everyOffice from '../../app/routes/offices.tsx'
import * as officesOfCity from '../../app/routes/offices-city.tsx'
import type { TestApp } from '../build-test-app.ts'
import { pagesThat, routeOf } from '../failing-pages.ts'
import { shopTest as test } from '../search-shop.ts'

const url = '/kontakt/biura-tui'
const officeUrl = `${url}/krakow/ul-dluga-7/101`

const render = pagesThat(
  Object.fromEntries(
    ['', '/uk'].flatMap((language) => [
      [language + url, routeOf(everyOffice)],
      [`${language + url}/:city`, routeOf(officesOfCity)],
      [`${language + url}/:city/:address/:officeId`, routeOf(office)],
    ]),
  ),
)

let shop: TestApp
test.beforeAll(async ({ shop: opened }) => {
  shop = await opened.front({ render })
})
test.afterAll(() => shop?.close())

test.each(['krakow', 'Kraków', 'długa', '31-147', '31'])(
  'GET /kontakt/biura-tui?miejsce=%s, as a plain form asks, finds the office',
  async (wish) => {
    const { statusCode, body } = await shop.app.inject(`${url}?miejsce=${encodeURIComponent(wish)}`)
    expect(statusCode).toBe(200)
    expect(body).toMatch(new RegExp(`<form (?=[^>]*method="get")[^>]*action="${url}"`))
    expect(body).toContain(`href="${officeUrl}"`)
  },
)

test('its page tells the hours, in the language of its address', async () => {
  for (const [language, heading] of [
    ['', 'Godziny otwarcia'],
    ['/uk', 'Години роботи'],
  ] as const) {
    const { statusCode, body } = await shop.app.inject(language + officeUrl)
    expect(statusCode).toBe(200)
    expect(body).toContain(heading)
    expect(body).toContain('10:00–18:00')
  }
})

test('where nothing was found the page says so', async () => {
  const { statusCode, body } = await shop.app.inject(`${url}?miejsce=nigdzie`)
  expect(statusCode).toBe(200)
  expect(body).not.toContain(officeUrl)
})

test('an office tells search engines what it is', async () => {
  const { body } = await shop.app.inject(officeUrl)
  const schemas = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
  expect(schemas.map(([, json]) => JSON.parse(json ?? ''))).toContainEqual(
    expect.objectContaining({ '@type': 'TravelAgency', telephone: '+48 12 000 00 01' }),
  )
})

test.each(['/nigdzie', '/krakow/ul-nigdzie-1/nieznane'])(
  'GET %s leads to no office: 404',
  async (address) => {
    const { statusCode, body } = await shop.app.inject(url + address)
    expect(statusCode).toBe(404)
    expect(body).toContain('<h1')
  },
)
