import { pricePerPerson } from '@wojaz/offers'
import { Dice } from '@wojaz/offers/testing'
import { addDays, daysBetween, weekdayOf } from '@wojaz/travel/dates'
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

/** The first offer of the list behind a bar, and its price. */
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

test('where the same week of last year is known, a bar says what it cost: for the question that was written down', async () => {
  const { countries } = await chartOf('')
  const place = countries[0]?.code ?? ''
  const yearAgo = addDays(today, -364)
  const monday = addDays(yearAgo, -((weekdayOf(yearAgo) + 6) % 7))
  await shop.services.database.pool.query(
    `insert into offers.week_prices (trip_type, place_code, week, total)
      select 'WS', $1, $2::date + 7 * number, 300001 + 100 * number from generate_series(0, 52) number
      on conflict do nothing`,
    [place, monday],
  )
  const weekOf = (day: string) => Math.floor(daysBetween(monday, addDays(day, -364)) / 7)
  const { chart: year } = await chartOf(`c=${place}`, 'ro')
  expect(year.comparedUrl).toBeNull()
  expect(barsOf(year).every(({ lastYear }) => lastYear !== null && lastYear > 150_000)).toBe(true)
  const month = year.slots.find(({ daysUrl }) => daysUrl)?.id
  const days = await chartOf(`c=${place}&month=${month}`, 'ro')
  const forAll = await chartOf(`c=${place}&month=${month}&fullPrice=true`, 'ro')
  expect(barsOf(days.chart).length).toBeGreaterThan(0)
  for (const [number, { id, bars }] of days.chart.slots.entries()) {
    if (!bars[0]) continue
    const total = 300_001 + 100 * weekOf(id)
    expect([id, bars[0].lastYear]).toEqual([id, pricePerPerson(total, 2)])
    expect([id, forAll.chart.slots[number]?.bars[0]?.lastYear]).toEqual([id, total])
  }
  for (const other of ['nights=', 'ctAdult=3', 'nights=6-8', 'birthDate=2020-05-05']) {
    const { chart } = await chartOf(`c=${place}&${other}&fullPrice=true`, 'ro')
    // It says so and links to the chart that has last year's prices.
    const compared = await chartOf(chart.comparedUrl?.split('?')[1] ?? '', 'ro')
    expect([other, compared.chart.places, compared.chart.slots]).toEqual([
      other,
      chart.places,
      (await chartOf(`c=${place}&fullPrice=true`, 'ro')).chart.slots,
    ])
    expect([other, barsOf(chart).map(({ lastYear }) => lastYear)]).toEqual([
      other,
      barsOf(chart).map(() => null),
    ])
  }
})

test('where no week of last year is known no chart promises one', async () => {
  const { countries } = await chartOf('nights=')
  const place = countries.at(-1)?.regions.at(-1)?.code ?? ''
  await shop.services.database.pool.query('delete from offers.week_prices where place_code = $1', [place])
  for (const asked of ['', 'ctAdult=3'])
    expect((await chartOf(`c=${place}&${asked}`, 'hu')).chart.comparedUrl).toBeNull()
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

test('where one of several places has nothing, its ways out lead to bars for it as well', async () => {
  const { countries } = await chartOf('nights=')
  const codes = countries.flatMap(({ code, regions }) => [code, ...regions.map((region) => region.code)])
  const hasBars = async (query: string) => barsOf((await chartOf(query)).chart).length > 0
  const ways: string[] = []
  for (const asked of ['nights=12-12', 'nights=15-15', 'nights=18-18', 'nights=21-21', 'nights=28-28']) {
    const found = await Promise.all(codes.map((code) => hasBars(`c=${code}&${asked}`)))
    const [code, other] = [codes[found.indexOf(false)], codes[found.indexOf(true)]]
    if (!code || !other) continue
    const { missing, wider } = await chartOf(`c=${code}&c=${other}&${asked}`)
    expect([wider, missing.map((place) => place.code)]).toEqual([[], [code]])
    for (const { by, url } of missing[0]?.wider ?? []) {
      const next = await chartOf(url.split('?')[1] ?? '')
      const places = by === 'without' ? [other] : [code, other]
      expect(next.chart.places.map((place) => place.code)).toEqual(places)
      expect(next.missing).toEqual([])
      ways.push(by)
    }
  }
  expect(ways).toEqual(expect.arrayContaining(['nights', 'without']))
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
