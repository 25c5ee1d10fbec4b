import { addDays, parseTimestamp } from '@wojaz/travel/dates'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mondayOf } from '../src/lowest-by-week.ts'
import { type Offers, openOffers } from '../src/open-offers.ts'
import { anySearch } from './any-search.ts'
import { accept, openTestWorld, smallWorld, type TestWorld } from './test-world.ts'

const { today } = smallWorld
const question = { ...anySearch, durationFrom: 7, durationTo: 7 }

let world: TestWorld
let day = today
let offers: Offers

beforeAll(async () => {
  world = await openTestWorld()
  offers = await openOffers({
    databaseUrl: world.url,
    clock: () => parseTimestamp(`${day} 12:00:00`)!,
    log: { info: () => {}, warn: () => {}, error: () => {} },
    threads: 1,
  })
  await offers.formsReady()
}, 60_000)

afterAll(async () => {
  await offers?.close()
  await world?.close()
})

const rows = async () =>
  (
    await world.pool.query<{ week: string; total: number; place: string }>(
      `select week::text, total, place_code as place from offers.week_prices where trip_type = 'WS' order by place, week`,
    )
  ).rows

test('each week of each place is kept as its list begins, and a year later it is known', async () => {
  offers.keepWeeks(() => question)
  await expect.poll(async () => (await rows()).length).toBeGreaterThan(10)
  const kept = await rows()
  for (const { week, total, place } of kept.filter((_, number) => number % 5 === 0)) {
    const found = await offers.search(
      {
        ...question,
        destinationsCodes: [place],
        departureDateFrom: week,
        departureDateTo: addDays(week, 6),
        metaData: { page: 0, pageSize: 1, sorting: 'price' },
      },
      'pl',
    )
    expect([place, week, accept(found).offers[0]?.quote.total]).toEqual([place, week, total])
  }
  const [first] = kept
  const inYear = (days: number) => addDays(first!.week, 364 + days)
  expect(await offers.yearBefore('WS', first!.place, [inYear(0), inYear(6), inYear(-400)])).toEqual([
    ...[first!.total, first!.total, null],
  ])
  expect(await offers.yearBefore('DW', 'NOBODY', [inYear(0)])).toEqual([null])
})

test('a week keeps the lowest price it had', async () => {
  const [one, two] = await rows()
  const change =
    'update offers.week_prices set total = $1 where place_code = $2 and week = $3 and trip_type = $4'
  await world.pool.query(change, [100, one!.place, one!.week, 'WS'])
  await world.pool.query(change, [99_999_900, two!.place, two!.week, 'WS'])
  // The next day.
  day = addDays(today, 1)
  const again = await openOffers({
    databaseUrl: world.url,
    clock: () => parseTimestamp(`${day} 12:00:00`)!,
    log: { info: () => {}, warn: () => {}, error: () => {} },
    threads: 1,
  })
  again.keepWeeks(() => question)
  await expect.poll(async () => (await rows())[1]?.total).toBeLessThan(99_999_900)
  expect((await rows())[0]?.total).toBe(100)
  await again.close()
})

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-15', '2026-11-09'],
  ['2026-11-20', '2026-11-16'],
])('%s is in the week of %s', (one, monday) => {
  expect(mondayOf(one)).toBe(monday)
})
