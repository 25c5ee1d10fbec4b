import { expect, test } from '@playwright/test'
import { tripTypeConfiguration } from '@wojaz/travel/trip'
import { pageWeight } from '../../scripts/bench/page-weight.ts'
import { runningStack } from '../stack.ts'

/** The gzipped bytes of scripts that may load before the page is interactive. */
const limits = {
  '/': 170_000,
  [tripTypeConfiguration.WS.listingPath]: 180_000,
  [tripTypeConfiguration.CZ.listingPath]: 180_000,
  '/zaawansowana-wyszukiwarka-lotow': 180_000,
  '/czartery/z-warszawy': 180_000,
  '/kiedy-najtaniej?c=GR': 180_000,
  '/quiz': 180_000,
  '/atrakcje': 180_000,
  '/atrakcje/wyniki-wyszukiwania': 180_000,
  '/quiz?kto=para&kiedy=-&co=-&pogoda=-&jak-dlugo=-&budzet=-&tempo=-&jedzenie=-': 180_000,
}

test('scripts before a guest can press anything: 170 KB on the home page, 180 on a list, the chart, the quiz, pages of flights and attractions', async () => {
  for (const [path, limit] of Object.entries(limits)) {
    const { javascript } = await pageWeight(runningStack().siteUrl, path)
    expect(javascript, path).toBeGreaterThan(100_000)
    expect(javascript, path).toBeLessThanOrEqual(limit)
  }
})

test('before a guest can press anything on the card of a hotel, 180 KB of scripts arrive at most', async () => {
  const { siteUrl } = runningStack()
  const country = await (await fetch(`${siteUrl}/wypoczynek/grecja`)).text()
  const [, card] = /"(\/wypoczynek\/grecja\/[^"]+\/OfferCodeWS\/[^"\\]+)"/.exec(country) ?? []
  expect(card).toBeDefined()
  const { javascript } = await pageWeight(siteUrl, card)
  expect(javascript).toBeLessThanOrEqual(180_000)
})

test('before a guest can press anything on the page of an attraction, 180 KB of scripts arrive at most', async () => {
  const { siteUrl } = runningStack()
  const landing = await (await fetch(`${siteUrl}/atrakcje`)).text()
  const [, attraction] = /href="(\/atrakcje\/[^"/?]+\/[^"/?]+-\d+)/.exec(landing) ?? []
  expect(attraction).toBeDefined()
  const { javascript } = await pageWeight(siteUrl, attraction)
  expect(javascript).toBeLessThanOrEqual(180_000)
})
