import { expect } from 'vitest'
import { buildTestApp, type TestApp } from '../build-test-app.ts'
import { shopTest as test } from '../search-shop.ts'

let shop: TestApp
test.beforeAll(({ shop: opened }) => {
  shop = opened
})
test.beforeEach(async () => {
  await shop.services.eventCounts.flush()
  await shop.services.database.pool.query('delete from insight.event_count')
})

const allowed = 'cookie_consent=1.2026-05-01.statistics'
const press = (identifier: string, page = '/') => ({ event: 'click' as const, identifier, page })
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

test.each(['', 'cookie_consent=1.2026-05-01.preferences.marketing', 'cookie_consent=1.2026-05-01'])(
  'nothing is counted for a guest who has not allowed statistics: “%s”',
  async (cookie) => {
    expect((await send([press('a')], cookie)).statusCode).toBe(204)
    expect(await counts()).toEqual([])
  },
)

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

test('what has been counted is written before the shop closes', async () => {
  const node = await buildTestApp({ databaseUrl: shop.databaseUrl })
  node.services.eventCounts.add([press('last words')])
  await node.close()
  expect(await counts()).toMatchObject([{ identifier: 'last words' }])
})
