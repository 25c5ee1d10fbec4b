import { ms, percentile, printTable } from '@wojaz/offers/bench'
import { defaultSearchState, encodeSearchParams } from '@wojaz/travel/search'
import { tripTypeConfiguration } from '@wojaz/travel/trip'
import { kilobytes, pageWeight } from './page-weight.ts'
import { type StackSettings, startForBench } from './start-for-bench.ts'
import { watchListing, watchPage } from './watch-listing.ts'

const flights = tripTypeConfiguration.CZ.listingPath
const chart = '/kiedy-najtaniej'

/** Flight pages, the price chart and the quiz: weight, time to first paint, and the time of an uncached query. */
export async function measureFlights(settings: StackSettings): Promise<void> {
  console.log('Start: builds what is not built, makes the demo world …')
  const stack = await startForBench(settings)
  try {
    printTable('Flights, chart and quiz', ['', 'measured', 'aim'], await flightRows(stack.url))
  } finally {
    await stack.stop()
  }
}

async function flightRows(shop: string): Promise<string[][]> {
  const rows: string[][] = []
  for (const [name, path] of [
    ['list of flights', flights],
    ['where to fly', '/zaawansowana-wyszukiwarka-lotow'],
    ['chart of a year', `${chart}?c=GR`],
    ['chart of a month of three places', `${chart}?c=GR&c=TR&c=ES&month=${nextMonth()}`],
    ['quiz', '/quiz'],
  ] as const) {
    const { javascript } = await pageWeight(shop, path)
    rows.push([`${name}: JavaScript before interaction, gzip`, kilobytes(javascript), '≤ 180 KB'])
    const seen = await watchPage(shop + path)
    rows.push([`${name}: largest contentful paint, CPU slowed 4 ×`, ms(seen.largestPaintMs), '< 2 s'])
    rows.push([`${name}: layout shift, CPU slowed 4 ×`, seen.layoutShift.toFixed(3), '< 0.05'])
  }
  const { filter } = await watchListing(shop + flights)
  rows.push(['list of flights: filter click to ticked box', ms(filter.firstMs), '≤ 100 ms'])
  rows.push(['list of flights: filter click to painted result', ms(filter.resultsMs), '≤ 100 ms'])
  rows.push(
    timesRow('a list of flights nobody asked for, any time and anywhere', await timePages(shop, lists), ''),
  )
  rows.push(timesRow('a chart nobody asked for', await timePages(shop, charts), ''))
  rows.push(timesRow('statistics for a new question', await timeStatistics(shop), '< 50 ms'))
  return rows
}

const parties = Array.from({ length: 30 }, (_, number) => ({
  adultsCount: 1 + (number % 4),
  childrenBirthDates: [`${2012 + (number % 12)}-0${1 + (number % 9)}-11`],
}))

const lists = parties.map(
  (party) =>
    `${flights}?${encodeSearchParams({ ...defaultSearchState, ...party, tripType: 'CZ', sortCode: 'PRICE_ASCENDING' })}`,
)
const charts = parties.map(
  ({ adultsCount, childrenBirthDates: [born] }) =>
    `${chart}?c=GR&c=TR&c=ES&nights=7-7&ctAdult=${adultsCount}&birthDate=${born}`,
)

async function timePages(shop: string, paths: readonly string[]): Promise<number[]> {
  const times: number[] = []
  for (const path of paths) times.push(await timeOf(fetch(shop + path)))
  return times
}

async function timeStatistics(shop: string): Promise<number[]> {
  const times: number[] = []
  for (const { adultsCount, childrenBirthDates } of parties) {
    const asked = {
      offerType: 'BY_PLANE',
      numberOfAdults: adultsCount,
      childrenBirthdays: childrenBirthDates,
    }
    const answer = fetch(`${shop}/api/www/lowest-prices/statistics`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...asked, durationFrom: 6, durationTo: 8 }),
    })
    times.push(await timeOf(answer))
  }
  return times
}

async function timeOf(answering: Promise<Response>): Promise<number> {
  const begun = performance.now()
  const answer = await answering
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}.`)
  await answer.text()
  return performance.now() - begun
}

function timesRow(name: string, times: readonly number[], aim: string): string[] {
  const sorted = [...times].sort((one, other) => one - other)
  return [
    `${name}, half / 95 of 100`,
    `${ms(percentile(sorted, 0.5))} / ${ms(percentile(sorted, 0.95))}`,
    aim,
  ]
}

function nextMonth(): string {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 7, 1)).toISOString().slice(0, 7)
}
