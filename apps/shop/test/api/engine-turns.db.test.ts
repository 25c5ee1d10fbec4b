import type { SearchResult } from '@wojaz/offers'
import { addDays, type IsoDay } from '@wojaz/travel/dates'
import { defaultSearchState, encodeSearchQuery } from '@wojaz/travel/search'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import * as listing from '../../app/routes/listing.tsx'
import { buildTestApp, type TestApp } from '../build-test-app.ts'
import { pagesThat, routeOf } from '../failing-pages.ts'
import { planePath, searched } from '../listing-shop.ts'
import { stockedDatabase } from '../shop-database.ts'

const guestsPerAddress = 12
/** Each reading advances it by one step. */
const watch = { now: 0, step: 0 }
let shop: TestApp
let drop = async () => {}

beforeAll(async () => {
  const database = await stockedDatabase()
  drop = () => database.drop()
  const languages = ['', '/cs', '/ro', '/hu', '/uk']
  shop = await buildTestApp({
    databaseUrl: database.url,
    env: { GUESTS_PER_ADDRESS: String(guestsPerAddress) },
    stopwatch: () => {
      watch.now += watch.step
      return watch.now
    },
    render: pagesThat(
      Object.fromEntries(languages.map((language) => [language + planePath, routeOf(listing)])),
    ),
  })
  await shop.services.offers.formsReady()
})
afterAll(async () => {
  await shop?.close()
  await drop()
})
afterEach(() => {
  // All budgets are full again.
  watch.now += 3_600_000
})

const greedy = '198.51.100.7'
const family = '198.51.100.8'
let born = 0
/** Two adults and a child with an age that is not cached yet. */
function inventedParty() {
  born += 1
  const newYear = `${2012 + (born % 13)}-01-01` as IsoDay
  return { ...defaultSearchState, childrenBirthDates: [addDays(newYear, born)] }
}

const post = (remoteAddress: string, url: string, payload: object, headers: Record<string, string> = {}) =>
  shop.app.inject({ method: 'POST', url, remoteAddress, payload, headers })
const form = (address: string, party = inventedParty()) =>
  post(address, '/api/www/gs', { q: encodeSearchQuery(party) })
/** A query that takes half a minute. */
async function wideQuestion(address: string) {
  watch.step = 30_000
  const answer = await form(address)
  watch.step = 0
  return answer
}

test('a greedy visitor waits behind its own questions; another family is answered meanwhile', async () => {
  const order: string[] = []
  const noted = async (name: string, asked: ReturnType<typeof form>) => {
    const answer = await asked
    if (answer.statusCode === 200) order.push(name)
    return answer
  }
  const many = Array.from({ length: 40 }, () => noted('greedy', form(greedy)))
  const one = noted('family', form(family))
  const answers = await Promise.all(many)
  expect((await one).statusCode).toBe(200)
  expect(order.filter((name) => name === 'greedy')).toHaveLength(1 + guestsPerAddress)
  // At most the greedy household's running query finishes first; its next one lets the family go first.
  expect(order.indexOf('family')).toBeLessThanOrEqual(2)
  const refused = answers.filter(({ statusCode }) => statusCode !== 200)
  expect(new Set(refused.map(({ statusCode }) => statusCode))).toEqual(new Set([429]))
  for (const { headers } of refused) expect(headers['retry-after']).toMatch(/^[1-9]\d*$/)
})

test('a /64 of IPv6 is one visitor, however many addresses it has', async () => {
  const many = Array.from({ length: 40 }, (_, number) => form(`2001:db8:1:2::${number + 1}`))
  const statuses = (await Promise.all(many)).map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1 + guestsPerAddress)
})

test('who has used up its time is told when to come back, in the one shape of errors', async () => {
  const week = { offerType: 'BY_PLANE', durationFrom: 5, durationTo: 9 }
  const [offer] = (await post(family, '/api/www/search/offers', week)).json<SearchResult>().offers
  const asked = inventedParty()
  expect((await form(greedy, asked)).statusCode).toBe(200)
  expect((await wideQuestion(greedy)).statusCode).toBe(200)

  const refused = await post(greedy, '/api/www/search/offers/count', week, { 'x-market-language': 'cs' })
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '16'])
  expect(refused.json()).toEqual({
    code: 'too-many-questions',
    message: 'Z vaší sítě teď přišlo velmi mnoho vyhledávání. Chvíli počkejte a zkuste to znovu.',
  })
  // Cached answers and the price of a purchase cost no budget.
  expect((await form(greedy, asked)).statusCode).toBe(200)
  const price = await post(greedy, '/api/services/tui-search/api/search/offers/price', {
    offerCode: offer?.offerCode,
  })
  expect(price.statusCode).toBe(200)
  expect((await form(family)).statusCode).toBe(200)

  watch.now += 16_000
  expect((await form(greedy)).statusCode).toBe(200)
})

test.each([
  ['', 'Chwila przerwy'],
  ['/cs', 'Chvilka pauzy'],
  ['/ro', 'O mică pauză'],
  ['/hu', 'Egy kis szünet'],
  ['/uk', 'Коротка перерва'],
])(
  'a page at %s/… that needs the engine says so in plain words, with the time to wait',
  async (language, words) => {
    await wideQuestion(greedy)
    const open = (remoteAddress: string, address: string) => shop.app.inject({ url: address, remoteAddress })
    const address = language + searched(inventedParty())
    const { statusCode, headers, body } = await open(greedy, address)
    expect([statusCode, headers['retry-after']]).toEqual([429, '16'])
    expect(body).toContain(words)
    // A refusal is not cached for others.
    expect((await open(family, address)).statusCode).toBe(200)
    const data = await open(
      greedy,
      `${language}${planePath}.data${searched(inventedParty()).slice(planePath.length)}`,
    )
    expect([data.statusCode, data.headers['retry-after']]).toEqual([429, '16'])
    expect(shop.logged.filter(({ level }) => Number(level) >= 50)).toEqual([])
  },
)
