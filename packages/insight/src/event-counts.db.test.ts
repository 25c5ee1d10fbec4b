import { openDatabase } from '@wojaz/database'
import { createTestDatabase } from '@wojaz/database/testing'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CountedEvent } from './counted-event.ts'
import { type EventCounts, openEventCounts } from './event-counts.ts'
import { migrateInsight } from './migrate-insight.ts'

const noon = '2026-06-01T12:00:00Z'
let database: Awaited<ReturnType<typeof openTestDatabase>>
let eventCounts: EventCounts
let now = noon
let warnings: string[] = []

beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(() => {
  now = noon
  warnings = []
  eventCounts = openEventCounts({
    pool: database.pool,
    clock: () => new Date(now),
    log: { warn: (_facts, message) => void warnings.push(message) },
  })
})
afterEach(async () => {
  await eventCounts.close()
  await database.pool.query('delete from insight.event_count')
})
afterAll(() => database.close())

async function openTestDatabase() {
  const { url, drop } = await createTestDatabase()
  const { pool, close } = openDatabase({ url, applicationName: 'test', onError() {} })
  await migrateInsight(pool)
  return {
    pool,
    async close() {
      await close()
      await drop()
    },
  }
}

const press = (identifier: string, page = '/'): CountedEvent => ({ event: 'click', identifier, page })

async function counts() {
  const { rows } = await database.pool.query(
    'select day::text, event, page, identifier, count::int from insight.event_count order by day, event, page, identifier',
  )
  return rows
}

test('sums grow with every writing, by day, event, page and identifier', async () => {
  eventCounts.add([press('a'), press('a', '/zima'), { ...press('a'), event: 'impression' }])
  await eventCounts.flush()
  eventCounts.add([press('a'), press('a')])
  await eventCounts.flush()
  now = '2026-06-02T12:00:00Z'
  eventCounts.add([press('a')])
  await eventCounts.flush()
  expect(await counts()).toEqual([
    { day: '2026-06-01', event: 'click', page: '/', identifier: 'a', count: 3 },
    { day: '2026-06-01', event: 'click', page: '/zima', identifier: 'a', count: 1 },
    { day: '2026-06-01', event: 'impression', page: '/', identifier: 'a', count: 1 },
    { day: '2026-06-02', event: 'click', page: '/', identifier: 'a', count: 1 },
  ])
})

test('whatever may name a person is not counted, wherever it stands', async () => {
  eventCounts.add([
    press('header | jan@example.com'),
    press('+48 600 700 800'),
    press('tile', '/konto/jan@example.com'),
    press('fine'),
  ])
  await eventCounts.flush()
  expect(await counts()).toMatchObject([{ identifier: 'fine', count: 1 }])
})

test('a flood of made-up names ends in one row', async () => {
  await database.pool.query(
    `insert into insight.event_count select '2026-06-01', 'click', '/', 'made up ' || n, 1 from generate_series(1, 20000) n`,
  )
  eventCounts.add([press('made up 7'), press('one more', '/zima'), press('and more', '/lato')])
  await eventCounts.flush()
  const { rows } = await database.pool.query(
    `select page, identifier, count::int from insight.event_count where identifier in ('made up 7', 'one more', 'and more', 'other') order by 2`,
  )
  expect(rows).toEqual([
    { page: '/', identifier: 'made up 7', count: 2 },
    { page: '', identifier: 'other', count: 2 },
  ])
})

test('between two writings no more than two thousand different things are held', async () => {
  eventCounts.add(Array.from({ length: 2_100 }, (_, at) => press(`tile ${at}`)))
  await eventCounts.flush()
  expect(await counts()).toHaveLength(2_000)
})

test('counts are kept for 400 days', async () => {
  await database.pool.query(
    `insert into insight.event_count values ('2025-04-27', 'click', '/', 'old', 1), ('2025-04-28', 'click', '/', 'young', 1)`,
  )
  // In Warsaw it is already 2 June.
  now = '2026-06-01T22:30:00Z'
  await eventCounts.flush()
  expect((await counts()).map(({ identifier }) => identifier)).toEqual(['young'])
})

test('while the database is away nothing is lost', async () => {
  await database.pool.query('alter table insight.event_count rename to away')
  eventCounts.add([press('patient')])
  await eventCounts.flush()
  await database.pool.query('alter table insight.away rename to event_count')
  expect(warnings).toEqual(['Event counts wait for the database.'])
  eventCounts.add([press('patient')])
  await eventCounts.flush()
  expect(await counts()).toMatchObject([{ identifier: 'patient', count: 2 }])
})

test('what has been counted is written at the close', async () => {
  eventCounts.add([press('last words')])
  await eventCounts.close()
  expect(await counts()).toMatchObject([{ identifier: 'last words' }])
})

test('a page with several parts was looked at as often as the part that was seen most; lists by each event', async () => {
  const seen = (identifier: string, page: string): CountedEvent => ({ event: 'impression', identifier, page })
  const card = '/wypoczynek/grecja/kreta/malia/blue-bay'
  eventCounts.add([seen('header', card), seen('header', card), seen('footer', card), seen('header', '/')])
  eventCounts.add([
    { event: 'listing', identifier: 'WS | 2+0', page: '/all-inclusive' },
    { event: 'listing', identifier: 'WS | 2+1', page: '/all-inclusive' },
  ])
  await eventCounts.flush()
  now = '2026-06-02T12:00:00Z'
  eventCounts.add([seen('footer', card)])
  await eventCounts.flush()
  const kinds = [
    { name: 'list', by: 'sum', event: 'listing', pages: ['%'] },
    { name: 'card', by: 'most', event: 'impression', pages: ['/wypoczynek/%/%/%/%', '/cs/%'] },
  ] as const
  expect(await eventCounts.pageViews({ from: '2026-06-01', to: '2026-06-02' }, kinds)).toEqual([2, 3])
  expect(await eventCounts.pageViews({ from: '2026-06-02', to: '2026-06-02' }, kinds)).toEqual([0, 1])
})
