import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { RenderPage } from '../../server/pages.ts'
import { buildTestApp, type TestApp } from '../build-test-app.ts'
import { pageOfHeadings } from '../page-of-headings.ts'

interface Envelope {
  url: string
  lines: Record<string, unknown>[]
}

let receiver: Server
let received: Envelope[]
let shop: TestApp
let silent: TestApp

/** One page of the shop fails. */
const render: RenderPage = async (request, context) => {
  if (request.url.includes('/awaria')) throw new TypeError('no beds for jan@example.com')
  return pageOfHeadings(request, context)
}

beforeAll(async () => {
  receiver = createServer(async (request, response) => {
    const lines = (await text(request)).trim().split('\n')
    received.push({ url: request.url ?? '', lines: lines.map((line) => JSON.parse(line)) })
    response.end('{}')
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  const { port } = receiver.address() as AddressInfo
  shop = await buildTestApp({ env: { SENTRY_DSN: `http://key@127.0.0.1:${port}/7` }, render })
  silent = await buildTestApp({ databaseUrl: shop.databaseUrl, render })
})
afterAll(async () => {
  await silent.close()
  await shop.close()
  receiver.close()
})

beforeEach(() => {
  received = []
})
afterEach(() => vi.restoreAllMocks())
const luck = (number: number) => vi.spyOn(Math, 'random').mockReturnValue(number)

test('a request that fails on the server is reported, without the guest', async () => {
  luck(0.49)
  expect((await shop.app.inject({ url: '/awaria?email=jan@example.com' })).statusCode).toBe(500)
  await vi.waitFor(() => expect(received).toHaveLength(1))
  const [{ url, lines }] = received as [Envelope]
  expect(url).toMatch(/^\/api\/7\/envelope\/\?sentry_key=key&sentry_version=7/)
  const [head, item, event] = lines
  expect(item).toEqual({ type: 'event', content_type: 'application/json' })
  expect(head?.event_id).toBe(event?.event_id)
  expect(event).toMatchObject({
    platform: 'node',
    environment: 'test',
    transaction: 'GET /*',
    exception: {
      values: [
        {
          type: 'TypeError',
          value: 'no beds for [e-mail]',
          stacktrace: { frames: expect.arrayContaining([expect.objectContaining({ in_app: true })]) },
        },
      ],
    },
  })
  expect(JSON.stringify(lines)).not.toContain('jan@')
})

test('the other half is not', async () => {
  luck(0.5)
  await shop.app.inject({ url: '/awaria' })
  luck(0)
  await shop.app.inject({ url: '/awaria/2' })
  await vi.waitFor(() => expect(received).toHaveLength(1))
})

test('without a DSN nothing is sent, and pages may talk to us alone', async () => {
  luck(0)
  await silent.app.inject({ url: '/awaria' })
  await shop.app.inject({ url: '/awaria' })
  await vi.waitFor(() => expect(received).toHaveLength(1))
  expect(await connectSources(silent)).toBe("connect-src 'self'")
})

test('with a DSN pages may talk to its host, and to no other', async () => {
  const { port } = receiver.address() as AddressInfo
  expect(await connectSources(shop)).toBe(`connect-src 'self' http://127.0.0.1:${port}`)
})

async function connectSources({ app }: TestApp): Promise<string | undefined> {
  const policy = String((await app.inject({ url: '/zima' })).headers['content-security-policy'])
  return policy.split('; ').find((directive) => directive.startsWith('connect-src'))
}
