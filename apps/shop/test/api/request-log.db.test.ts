import { expect } from 'vitest'
import type { TestApp } from '../build-test-app.ts'
import { shopTest as test } from '../search-shop.ts'

let shop: TestApp
test.beforeAll(({ shop: opened }) => {
  shop = opened
})

test('a sane request id of a proxy is kept and returned', async () => {
  const { headers } = await shop.app.inject({
    url: '/health/live',
    headers: { 'x-request-id': 'edge-1234567' },
  })
  expect(headers['x-request-id']).toBe('edge-1234567')
})

test.each(['short', 'x'.repeat(65), 'a b c d e f g h', '<script>alert(1)</script>'])(
  'the request id “%s” is replaced',
  async (odd) => {
    const { headers } = await shop.app.inject({ url: '/health/live', headers: { 'x-request-id': odd } })
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  },
)

test('the log knows what was asked but not by whom', async () => {
  shop.logged.length = 0
  await shop.app.inject({
    url: '/zima/jan.kowalski@example.com?email=anna.nowak@example.com&token=tajne',
    headers: { cookie: 'payload-token=tajny-znacznik', authorization: 'Bearer tajny-bilet' },
    remoteAddress: '203.0.113.77',
  })
  const lines = JSON.stringify(shop.logged)
  expect(shop.logged).toContainEqual(
    expect.objectContaining({ msg: 'served', path: '/zima/[e-mail]', status: 404, from: '203.0.113.0' }),
  )
  for (const secret of ['kowalski', 'nowak', 'tajn', '203.0.113.77']) expect(lines).not.toContain(secret)
})
