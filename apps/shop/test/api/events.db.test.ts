import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../build-test-app.ts'
import { noon } from '../shop-content.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp()
})
beforeEach(async () => {
  shop.setClock(noon)
  await shop.services.eventCounts.flush()
  await shop.services.database.pool.query('delete from insight.event_count')
})
afterAll(() => shop.close())

const allowed = 'cookie_consent=1.2026-05-01.statistics'
const press = (identifier: string, page = '/') => ({ event: 'click', identifier, page })
const send = (events: unknown, cookie = allowed) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/www/events',
    headers: { cookie },
    payload: { events } as object,
  })

async function counts() {
  await shop.services.eventCounts.flush()
  const { rows } = await shop.services.database.pool.query(
    'select day::text, event, page, identifier, count::int from insight.event_count order by day, event, page, identifier',
  )
  return rows
}

test('POST /api/www/events counts by day, event, page and identifier', async () => {
  const answers = [
    await send([press('tile | Grecja'), press('tile | Grecja'), press('tile | Grecja', '/zima')]),
    await send([press('tile | Grecja'), { ...press('tile | Grecja'), event: 'impression' }]),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204])
  shop.setClock('2026-06-02T12:00:00.000Z')
  await send([press('tile | Grecja')])
  expect(await counts()).toEqual([
    { day: '2026-06-01', event: 'click', page: '/', identifier: 'tile | Grecja', count: 3 },
    { day: '2026-06-01', event: 'click', page: '/zima', identifier: 'tile | Grecja', count: 1 },
    { day: '2026-06-01', event: 'impression', page: '/', identifier: 'tile | Grecja', count: 1 },
    { day: '2026-06-02', event: 'click', page: '/', identifier: 'tile | Grecja', count: 1 },
  ])
})

test.each([
  ['wishlist', 'added'],
  ['listing', 'WS | 2+1'],
  ['popup', 'lato-2027 | no'],
])('an event %s is counted as “%s”', async (event, identifier) => {
  expect((await send([{ event, identifier, page: '/' }])).statusCode).toBe(204)
  expect(await counts()).toMatchObject([{ event, identifier, count: 1 }])
})

test('sums grow with every writing', async () => {
  await send([press('a')])
  await counts()
  await send([press('a'), press('a')])
  expect(await counts()).toMatchObject([{ identifier: 'a', count: 3 }])
})

test.each(['', 'cookie_consent=1.2026-05-01.preferences.marketing', 'cookie_consent=1.2026-05-01'])(
  'nothing is counted for a guest who has not allowed statistics: “%s”',
  async (cookie) => {
    expect((await send([press('a')], cookie)).statusCode).toBe(204)
    expect(await counts()).toEqual([])
  },
)

test('whatever may name a person is not counted, wherever it stands', async () => {
  await send([
    press('header | jan@example.com'),
    press('+48 600 700 800'),
    press('tile', '/konto/jan@example.com'),
    press('fine'),
  ])
  expect(await counts()).toMatchObject([{ identifier: 'fine' }])
})

test.each([
  ['nothing', []],
  ['too much', Array.from({ length: 21 }, () => press('a'))],
  ['an unknown event', [{ ...press('a'), event: 'keystroke' }]],
  ['a page with its query', [press('a', '/?email=a')]],
  ['an endless identifier', [press('a'.repeat(201))]],
  ['no list', 'a'],
])('%s is refused', async (_, events) => {
  expect((await send(events)).statusCode).toBe(400)
})

test('a flood of made-up names ends in one row', async () => {
  const { database, eventCounts } = shop.services
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

test('counts are kept for 400 days', async () => {
  const { database, eventCounts } = shop.services
  await database.pool.query(
    `insert into insight.event_count values ('2025-04-27', 'click', '/', 'old', 1), ('2025-04-28', 'click', '/', 'young', 1)`,
  )
  shop.setClock('2026-06-01T22:30:00.000Z')
  await eventCounts.flush()
  expect((await counts()).map(({ identifier }) => identifier)).toEqual(['young'])
})

test('while the database is away nothing is lost', async () => {
  const { database, eventCounts } = shop.services
  await database.pool.query('alter table insight.event_count rename to away')
  await send([press('patient')])
  await eventCounts.flush()
  await database.pool.query('alter table insight.away rename to event_count')
  expect(await counts()).toMatchObject([{ identifier: 'patient', count: 1 }])
})

test('what has been counted is written before the shop closes', async () => {
  const node = await buildTestApp({ databaseUrl: shop.databaseUrl })
  node.services.eventCounts.add([press('last words')])
  await node.close()
  expect(await counts()).toMatchObject([{ identifier: 'last words' }])
})
