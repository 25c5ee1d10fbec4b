import { Dice } from '@wojaz/offers/testing'
import { addDays } from '@wojaz/travel/dates'
import { locales } from '@wojaz/travel/locale'
import { decodeSearchParams, toOfferSearchRequest } from '@wojaz/travel/search'
import { expect } from 'vitest'
import type { ChartBar, PriceChartFacts } from '../../app/features/price-chart/price-chart-view.ts'
import { readPriceChart } from '../../server/price-chart/read-price-chart.ts'
import { standingOf } from '../../server/showcase/price-standing.ts'
import { type SearchShop, shopTest as test, today } from '../search-shop.ts'

let shop: SearchShop
test.beforeAll(({ shop: opened }) => {
  shop = opened
})

const chartOf = (query: string, locale: (typeof locales)[number] = 'pl') =>
  readPriceChart(new URLSearchParams(query), { ...shop.services, locale })
const barsOf = ({ slots }: PriceChartFacts) =>
  slots.flatMap(({ bars }) => bars.filter((bar): bar is ChartBar => bar !== null))

/** The first offer of the list that a bar leads to, and what it costs there. */
async function firstOfList({ url }: ChartBar) {
  const state = decodeSearchParams(new URLSearchParams(url.split('?')[1]))
  expect(state.sortCode).toBe('price')
  const found = await shop.services.offers.search(toOfferSearchRequest(state, { pageSize: 1 }), 'pl')
  const [offer] = found.ok ? found.value.offers : []
  if (!offer) throw new Error(`The list is empty: ${url}`)
  return { offer, price: state.fullPrice ? offer.quote.total : offer.quote.perPerson }
}

test('500 bars of random places, parties, airports and lengths each lead to a list that begins at their price', async () => {
  const dice = new Dice(2026)
  const { countries, airports } = await chartOf('nights=')
  const codes = countries.flatMap(({ code, regions }) => [code, ...regions.map((region) => region.code)])
  let proved = 0
  for (let question = 0; proved < 500; question++) {
    expect(question, 'questions asked').toBeLessThan(400)
    const query = new URLSearchParams({
      ctAdult: String(dice.between(1, 4)),
      nights: dice.pick(['', '7-7', '3-5', '6-8', '9-11', '12-15']),
      fullPrice: String(dice.chance(0.5)),
    })
    for (let place = dice.between(1, 3); place > 0; place--) query.append('c', dice.pick(codes))
    for (let child = dice.pick([0, 0, 1, 2]); child > 0; child--)
      query.append('birthDate', addDays(today, -dice.between(30, 17 * 365)))
    if (dice.chance(0.4)) query.append('a', dice.pick(airports).code)
    const year = await chartOf(String(query))
    const month = dice.pick(
      year.chart.slots.filter(({ daysUrl }) => daysUrl !== null).concat(year.chart.slots),
    )
    const days = await chartOf(`${query}&month=${month.id}`)
    for (const bar of [...barsOf(year.chart), ...barsOf(days.chart)]) {
      expect((await firstOfList(bar)).price, bar.url).toBe(bar.price)
      proved++
    }
  }
})

test('a bar is low, typical or high as the card of its offer says', async () => {
  const { chart } = await chartOf('nights=')
  const bars = barsOf(chart)
  expect(bars.length).toBeGreaterThan(0)
  for (const bar of bars) {
    const { offer } = await firstOfList(bar)
    expect(bar.level).toBe((await standingOf(shop.services.offers, offer))?.level ?? null)
  }
})

test('a year has twelve months; a month has the days that are left of it and leads to its neighbours', async () => {
  const year = await chartOf('nights=')
  expect(year.chart.slots.map(({ id }) => id.slice(0, 7))).toHaveLength(12)
  expect(year.chart.slots[0]?.id).toBe(today.slice(0, 7))
  const month = year.chart.slots.find(({ daysUrl }) => daysUrl !== null)
  const days = await chartOf(month?.daysUrl?.split('?')[1] ?? '')
  expect(days.month).toBe(month?.id)
  expect(days.chart.slots.every(({ id }) => id.startsWith(month?.id ?? '-'))).toBe(true)
  expect(Math.min(...barsOf(days.chart).map(({ price }) => price))).toBe(month?.bars[0]?.price)
  const back = await chartOf(days.chart.month?.year.split('?')[1] ?? '')
  expect(back.chart).toEqual(year.chart)
})

test('three places are compared in the order they were named; a fourth is not', async () => {
  const { countries } = await chartOf('nights=')
  const codes = countries.flatMap(({ code, regions }) => [code, ...regions.map((region) => region.code)])
  const [one, two, three, four] = codes.reverse()
  const { chart } = await chartOf(`c=${one}&c=${two}&c=${three}&c=${four}`)
  expect(chart.places.map(({ code }) => code)).toEqual([one, two, three])
  expect(chart.slots.every(({ bars }) => bars.length === 3)).toBe(true)
})

test('where nothing leaves, every way out leads to a chart with bars', async () => {
  const { wider, chart } = await chartOf('nights=80-80')
  expect(barsOf(chart)).toEqual([])
  expect(wider.map(({ by }) => by)).toContain('nights')
  for (const { url } of wider)
    expect(barsOf((await chartOf(url.split('?')[1] ?? '')).chart).length).toBeGreaterThan(0)
})

test.each([
  'c=QQQ',
  'a=QQQ',
  'birthDate=1920-01-01',
  'tripType=XX',
  'month=1999-01',
  'month=rubbish',
  'ctAdult=9&ctAdult=0',
  'nights=99-98',
  '%00=%FF',
])('an address with %s still opens', async (rubbish) => {
  const { chart } = await chartOf(`nights=&${rubbish}`)
  expect(barsOf(chart).length).toBeGreaterThan(0)
  expect(chart.month).toBeNull()
})

test('who is told that something was left out named a place or an airport that nobody knows', async () => {
  expect((await chartOf('nights=&c=QQQ')).hasLeftOut).toBe(true)
  expect((await chartOf('nights=&a=QQQ')).hasLeftOut).toBe(true)
  expect((await chartOf('nights=')).hasLeftOut).toBe(false)
})

test.each(locales)('months speak %s', async (locale) => {
  const { chart } = await chartOf('nights=', locale)
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  expect(chart.slots[1]?.title).toBe(month.format(new Date(`${chart.slots[1]?.id}-15T12:00:00Z`)))
})
