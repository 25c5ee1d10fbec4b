import { addDays, parseTimestamp } from '@wojaz/travel/dates'
import type { OfferSearchRequest } from '@wojaz/travel/search'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { CountCache } from '../src/engine/count-cache.ts'
import { type Offers, openOffers } from '../src/open-offers.ts'
import { anySearch } from './any-search.ts'
import { accept, openTestWorld, smallWorld, type TestWorld } from './test-world.ts'

const { today } = smallWorld
const request: OfferSearchRequest = {
  ...anySearch,
  metaData: { page: 0, pageSize: 100, sorting: 'price' },
}

let world: TestWorld
let offers: Offers
/** How many times work was admitted. */
let admitted = 0

beforeAll(async () => {
  world = await openTestWorld()
  offers = await openOffers({
    databaseUrl: world.url,
    clock: () => parseTimestamp(`${today} 12:00:00`)!,
    log: { info: () => {}, warn: () => {}, error: () => {} },
    threads: 1,
    admit: (work) => {
      admitted += 1
      return work()
    },
  })
  await offers.formsReady()
}, 60_000)

afterAll(async () => {
  await offers?.close()
  await world?.close()
})

const hotelsFound = async () =>
  accept(await offers.search(request, 'pl')).offers.map(({ hotelCode }) => hotelCode)

/** A rebuild waits for a table that is locked here, so it lasts as long as the work. */
async function whileRebuilding(work: () => Promise<void>): Promise<void> {
  const client = await world.pool.connect()
  try {
    await client.query('begin')
    await client.query('lock table offers.price_periods in access exclusive mode')
    await expect.poll(rebuildsWaiting).toBeGreaterThan(0)
    await work()
    expect(await rebuildsWaiting()).toBeGreaterThan(0)
  } finally {
    await client.query('rollback')
    client.release()
  }
}

async function rebuildsWaiting(): Promise<number> {
  const { rows } = await world.pool.query<{ waiting: number }>(
    `select count(*)::int as waiting from pg_locks join pg_stat_activity using (pid)
     where not granted and application_name = 'offers' and datname = current_database()`,
  )
  return rows[0]!.waiting
}

test('only what no kept answer saves has to be admitted; what is prepared for everybody, and a price, has not', async () => {
  expect(admitted).toBe(0)
  const [offer] = accept(await offers.search(request, 'pl')).offers
  expect(admitted).toBe(1)
  await offers.calendar(request)
  await offers.calendar(request)
  expect(admitted).toBe(2)
  await offers.bookable(offer!.offerCode, { locale: 'pl', perPerson: false })
  expect(admitted).toBe(2)
})

test('while a new index is built every search is answered from the old one, and then from the new', async () => {
  const before = await hotelsFound()
  const gone = before[0]!
  const { version } = offers
  await world.pool.query('delete from offers.hotels where code = $1', [gone])
  // Changes are collected for a moment before they are read, and by then the table is locked.
  await whileRebuilding(async () => {
    for (let asked = 0; asked < 50; asked++) expect(await hotelsFound()).toEqual(before)
    const [suggested, form, count] = await Promise.all([
      offers.suggest('hotel', 'pl'),
      offers.globalSearch({ ...request, numberOfAdults: 3 }, 'pl'),
      offers.count(request),
    ])
    expect(suggested.length).toBeGreaterThan(0)
    expect(accept(form).length).toBeGreaterThan(0)
    expect(accept(count).count).toBe(before.length)
    expect(offers.version).toBe(version)
  })
  await offers.caughtUp()
  expect(offers.version).toBeGreaterThan(version)
  expect(await hotelsFound()).toEqual(before.filter((code) => code !== gone))
})

test('of searches that never pause not one fails or waits for the rebuild to end', async () => {
  let isRebuilt = false
  const answered: number[] = []
  const guests = Array.from({ length: 8 }, async () => {
    let count = 0
    while (!isRebuilt) {
      expect((await hotelsFound()).length).toBeGreaterThan(0)
      count++
    }
    answered.push(count)
  })
  const { version } = offers
  await world.pool.query(`select pg_notify('offers_changed', 'all')`)
  await offers.caughtUp()
  isRebuilt = true
  await Promise.all(guests)
  expect(offers.version).toBeGreaterThan(version)
  expect(answered).toHaveLength(8)
  expect(Math.min(...answered)).toBeGreaterThan(1)
})

/** Opens the search form of a family with a child of this age. */
async function familyAsks(age: number): Promise<void> {
  const childrenBirthdays = [addDays(today, -365 * age - 100)]
  accept(await offers.globalSearch({ ...request, childrenBirthdays }, 'pl'))
}

test('the first family of a kind has its hotels counted, the next has not: after a start as after a change of the index', async () => {
  const counting = vi.spyOn(CountCache.prototype, 'keep')
  const countsFor = async (age: number) => {
    counting.mockClear()
    await familyAsks(age)
    return counting.mock.calls.length
  }
  await offers.caughtUp()
  await offers.formsReady()
  expect(await countsFor(4)).toBeGreaterThan(5)
  expect(await countsFor(8)).toBe(0)
  await world.pool.query(`select pg_notify('offers_changed', 'all')`)
  await offers.caughtUp()
  await offers.formsReady()
  expect(await countsFor(5)).toBeGreaterThan(5)
  expect(await countsFor(9)).toBe(0)
  counting.mockRestore()
})
