import { addDays } from '@wojaz/travel/dates'
import { priceStanding } from '@wojaz/travel/money'
import type { OfferSearchRequest } from '@wojaz/travel/search'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DaySpan, lowestInSpans } from '../src/lowest-in-spans.ts'
import { pastPrices } from '../src/reprice.ts'
import { anySearch } from './any-search.ts'
import { Dice } from './dice.ts'
import { openEngine, type TestEngine } from './open-engine.ts'
import { accept, smallWorld } from './test-world.ts'

const { today, days } = smallWorld

let engine: TestEngine
beforeAll(async () => {
  engine = await openEngine()
}, 60_000)
afterAll(() => engine.close())

/** Returns the first offer of a list by price, with its price level. */
async function firstOf(request: OfferSearchRequest, { from, to }: DaySpan) {
  const { offers } = await engine.find({
    ...request,
    departureDateFrom: from,
    departureDateTo: to,
    metaData: { page: 0, pageSize: 1, sorting: 'price' },
  })
  const [offer] = offers
  if (!offer) return null
  const before = accept(pastPrices(engine.index, offer.offerCode)).map(({ total }) => total)
  const level = priceStanding(offer.quote.total, before)?.level ?? null
  return { date: offer.departureDate, price: offer.discountPrice, level }
}

test('each span begins like the list of its days: random searches, days and weeks', async () => {
  const dice = new Dice(80)
  const levels = new Set<string | null>()
  let priced = 0
  for (const random of engine.randomSearches(80, 30)) {
    const request = {
      ...random,
      filters: random.filters.filter(({ filterId }) => !filterId.startsWith('amountRange')),
    }
    const length = dice.pick([1, 1, 7, 20])
    const spans = Array.from({ length: dice.between(1, Math.ceil(days / length)) }, (_, number) => ({
      from: addDays(today, 1 + number * length),
      to: addDays(today, (number + 1) * length),
    }))
    const found = accept(await lowestInSpans(engine.index, engine.scanner, request, spans))
    expect(found).toHaveLength(spans.length)
    for (const [number, span] of spans.entries()) {
      const first = await firstOf(request, span)
      expect(found[number], JSON.stringify(request)).toEqual(first)
      if (!first) continue
      levels.add(first.level)
      priced++
    }
  }
  expect(priced).toBeGreaterThan(100)
  expect([...levels]).toContain('typical')
})

test('no spans have no prices, and days gone by have none', async () => {
  const { index, scanner } = engine
  const [request] = engine.randomSearches(1, 1)
  expect(accept(await lowestInSpans(index, scanner, request!, []))).toEqual([])
  const gone = { from: addDays(today, -20), to: addDays(today, -10) }
  expect(accept(await lowestInSpans(index, scanner, request!, [gone]))).toEqual([null])
})

test('stays that are longer than any have no prices', async () => {
  const { index, scanner } = engine
  const month = { from: addDays(today, 1), to: addDays(today, 30) }
  const tooLong = { ...anySearch, durationFrom: 80, durationTo: 80 }
  expect(accept(await lowestInSpans(index, scanner, tooLong, [month]))).toEqual([null])
})
