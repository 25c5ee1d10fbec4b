import { type Locale, locales } from '@wojaz/travel/locale'
import { describe, expect } from 'vitest'
import { type SearchShop, services, shopTest as test } from '../search-shop.ts'

let shop: SearchShop
test.beforeAll(({ shop: opened }) => {
  shop = opened
})

const byPlane = { offerType: 'BY_PLANE', durationFrom: 7, durationTo: 7 }
const fewPrices = { filters: [{ filterId: 'amountRange', selectedValues: ['500#'] }] }

/** Every call that returns texts for the guest. */
const calls: [string, object][] = [
  ['/api/www/listing/gs/initial', {}],
  ['/api/www/listing/gs/initial', { tripType: 'NR' }],
  ['/api/www/listing/gs/initial', { tripType: 'CZ' }],
  ['/api/www/gs', {}],
  ['/api/www/search/offers', byPlane],
  ['/api/www/search/offers', { ...byPlane, ...fewPrices }],
  ['/api/www/search/listing/filters', byPlane],
  ['/api/www/search/listing/filters', { offerType: 'SKI' }],
  ['/api/www/search/offers/same-day', { offerType: 'BY_CAR' }],
  ['/api/www/search/offers/promoted', { offerType: 'BY_PLANE' }],
  ['/api/www/search/offers/regions', byPlane],
  ['/api/www/search/offers/charter', {}],
  ['/api/www/search/offers/charter/top-offers', {}],
  ['/api/www/search/offers/suggest', { text: 'c0' }],
  ['/api/www/lowest-prices/statistics', byPlane],
  ['/api/www/lowest-prices/destinations-filter', byPlane],
  [`${services}/top-offers`, byPlane],
  [`${services}/offers-links`, byPlane],
]

/** Fields with a text for the guest. */
const isWord = (field: string) =>
  ['label', 'name', 'groupName', 'airportName', 'boardName', 'roomName', 'within'].includes(field)

interface Word {
  readonly path: string
  readonly text: string
  readonly codes: readonly unknown[]
}

/** Every text of an answer with its path and the codes beside it. */
function wordsOf(answer: unknown, path = ''): Word[] {
  if (Array.isArray(answer)) return answer.flatMap((item, i) => wordsOf(item, `${path}.${i}`))
  if (typeof answer !== 'object' || answer === null) return []
  const { code, value, key } = answer as Record<string, unknown>
  return Object.entries(answer).flatMap(([field, content]) => {
    const texts = isWord(field) ? [content].flat().filter((text) => typeof text === 'string') : []
    const own = texts.map((text) => ({ path: `${path}.${field}`, text, codes: [code, value, key] }))
    return [...own, ...wordsOf(content, `${path}.${field}`)]
  })
}

/** Hotel names and amounts are the same in all languages, and Czech uses 'od' as well. */
const isTheSameEverywhere = (text: string) =>
  /^Hotel [A-Z]{4}$|^(?:od )?[\d\s]+zł(?: – [\d\s]+zł)?$/u.test(text)

const answerIn = (locale: Locale, [url, payload]: [string, object]) =>
  shop.answer(url, payload, { 'x-market-language': locale })

describe.each(calls)('POST %s %j', (...call) => {
  test('has words in Polish, never a bare code', async () => {
    const words = wordsOf(await answerIn('pl', call))
    expect(words.length).toBeGreaterThan(0)
    const isBare = ({ text, codes }: Word) => codes.includes(text) || /^[\d.-]+$|^[A-Z0-9_]{2,}$/.test(text)
    expect(words.filter(isBare)).toEqual([])
  })

  test.each(locales.filter((locale) => locale !== 'pl'))('has all of them in %s', async (locale) => {
    const polish = wordsOf(await answerIn('pl', call))
    const ours = wordsOf(await answerIn(locale, call))
    expect(ours.length).toBe(polish.length)
    const spoken = new Set(polish.map(({ text }) => text))
    expect(ours.filter(({ text }) => spoken.has(text) && !isTheSameEverywhere(text))).toEqual([])
  })
})
