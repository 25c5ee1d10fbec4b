import { decodeSearchParams, defaultSearchState } from '@wojaz/travel/search'
import { tripTypeConfiguration } from '@wojaz/travel/trip'
import { describe, expect } from 'vitest'
import type { TestApp } from '../build-test-app.ts'
import { shopTest as test } from '../search-shop.ts'

let shop: TestApp
test.beforeAll(({ shop: opened }) => {
  shop = opened
})

const send = (url: string) => shop.app.inject({ url, headers: { accept: 'text/html' } })

/** The form's redirect, and the search in its URL. */
async function ledTo(url: string) {
  const { statusCode, headers } = await send(url)
  const address = new URL(String(headers.location), 'http://shop')
  return { statusCode, path: address.pathname, search: decodeSearchParams(address.searchParams) }
}

describe('GET /szukaj', () => {
  test('turns a filled-in form into the one address of its search', async () => {
    const answer = await ledTo(
      '/szukaj?tripType=WS&a=WAW&c=GR&nights=7-7&startDate=2027-06-12&endDate=2027-06-20&ctAdult=2&birthDate=2019-05-01&birthDate=2021-03-04&birthDate=',
    )
    expect(answer).toMatchObject({
      statusCode: 303,
      path: tripTypeConfiguration.WS.listingPath,
      search: {
        selectedAirports: ['WAW'],
        selectedDestinationsCodes: ['GR'],
        durationFrom: 7,
        startDate: '2027-06-12',
        endDate: '2027-06-20',
        childrenBirthDates: ['2019-05-01', '2021-03-04'],
      },
    })
  })

  test.each(['DW', 'WO', 'NR'] as const)('leads to the results of %s', async (tripType) => {
    const answer = await ledTo(`/szukaj?tripType=${tripType}`)
    expect(answer).toMatchObject({ path: tripTypeConfiguration[tripType].listingPath, search: { tripType } })
  })

  test('stays in the language of the guest', async () => {
    expect((await ledTo('/hu/szukaj?c=GR')).path).toBe(`/hu${tripTypeConfiguration.WS.listingPath}`)
  })

  test('is kept by nobody and found by no search engine', async () => {
    const { headers } = await send('/szukaj')
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  })

  test.each([
    ['nothing at all', ''],
    ['strange words', '?tripType=XX&nights=abc&ctAdult=-3&birthDate=jutro&month=13'],
    ['broken escapes', '?c=%E0%A4%A&a=%'],
    ['another address', '?q=//evil.example/&pageOrigin=//evil.example'],
    ['a thousand children', `?${'birthDate=2020-01-01&'.repeat(1_000)}`],
    ['names of the language', '?__proto__=1&constructor=2&toString=3'],
  ])('leads to the default search from %s', async (_, query) => {
    const answer = await ledTo(`/szukaj${query}`)
    expect(answer.statusCode).toBe(303)
    expect(answer.path).toBe(tripTypeConfiguration.WS.listingPath)
    expect({ ...answer.search, selectedDestinationsCodes: [], selectedAirports: [] }).toEqual(
      defaultSearchState,
    )
  })

  test('a q longer than any of ours is not read', async () => {
    const answer = await ledTo(`/szukaj?q=${':price:c:'.repeat(300)}X&ctAdult=3`)
    expect(answer).toMatchObject({ statusCode: 303, search: { adultsCount: 3 } })
  })
})
