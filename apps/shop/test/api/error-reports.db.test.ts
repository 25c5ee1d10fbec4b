import { expect, vi } from 'vitest'
import type { RenderPage } from '../../server/pages/render-pages.ts'
import { buildTestApp, type TestApp } from '../build-test-app.ts'
import { type ErrorReceiver, openErrorReceiver } from '../error-receiver.ts'
import { pagesThat } from '../failing-pages.ts'
import { pageOfHeadings } from '../page-of-headings.ts'
import { shopTest as test } from '../search-shop.ts'

let receiver: ErrorReceiver
let shop: TestApp
let silent: TestApp

const fail = () => {
  throw new TypeError('no beds for jan@example.com')
}
const answer =
  (status: number, headers = {}) =>
  () => {
    throw new Response(null, { status, headers })
  }

const formless = '/mytui/strona/bez-formularza'
const failingPages = pagesThat({
  '/strona/w-loaderze': { loader: fail },
  '/cs/strona/w-rysunku': { default: fail },
  '/strona/dalej': { loader: answer(302, { location: '/' }) },
  '/strona/bez-tresci': { loader: answer(404) },
  '/strona/mytui/rezerwacja/12345678': { loader: fail },
  [formless]: {},
})

/** Pages that fail, and a request that fails before rendering. */
const render: RenderPage = async (request, context) => {
  if (request.url.includes('/awaria')) fail()
  return request.url.includes('/strona/') ? failingPages(request, context) : pageOfHeadings(request, context)
}

test.beforeAll(async ({ shop: other }) => {
  receiver = await openErrorReceiver()
  shop = await buildTestApp({ databaseUrl: other.databaseUrl, env: { SENTRY_DSN: receiver.dsn }, render })
  silent = await other.front({ render })
})
test.afterAll(async () => {
  await silent.close()
  await shop.close()
  receiver.close()
})

test.beforeEach(() => void receiver.received.splice(0))
test.afterEach(() => vi.restoreAllMocks())
const luck = (number: number) => vi.spyOn(Math, 'random').mockReturnValue(number)
/** What has arrived once all that were sent are through, and one more that is certainly reported. */
async function reportedBeforeAnother() {
  luck(0)
  await shop.app.inject({ url: '/awaria?another' })
  await shop.services.reports.errorsSent()
  const urls = receiver.received.map(({ event }) => JSON.stringify(event))
  expect(urls).toContainEqual(expect.stringContaining('TypeError'))
  return receiver.received.slice(0, -1)
}
const arrived = (count: number) =>
  vi.waitFor(() => expect(receiver.received).toHaveLength(count), { timeout: 30_000 })

test('a request that fails on the server is reported, without the guest', async () => {
  luck(0.49)
  expect((await shop.app.inject({ url: '/awaria?email=jan@example.com' })).statusCode).toBe(500)
  await arrived(1)
  const [envelope] = receiver.received
  expect(envelope?.url).toMatch(/^\/api\/7\/envelope\/\?sentry_version=7&sentry_key=key\b/)
  expect(envelope?.item).toEqual({ type: 'event' })
  expect(envelope?.head.event_id).toBe(envelope?.event.event_id)
  expect(envelope?.event).toMatchObject({
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
  expect(JSON.stringify(receiver.received)).not.toContain('jan@')
})

test.each([
  ['whose loader fails', '/strona/w-loaderze', '/strona/w-loaderze'],
  ['that cannot be drawn', '/cs/strona/w-rysunku', '/cs/strona/w-rysunku'],
  ['that names a booking', '/strona/mytui/rezerwacja/12345678', '/strona/mytui/rezerwacja/:id'],
])('a page %s is answered with 500 and reported once', async (_, url, transaction) => {
  luck(0)
  expect((await shop.app.inject({ url: `${url}?email=jan@example.com` })).statusCode).toBe(500)
  await shop.app.inject({ url: '/awaria' })
  await arrived(2)
  expect(receiver.received[0]?.event).toMatchObject({
    transaction,
    exception: { values: [{ type: 'TypeError', value: 'no beds for [e-mail]' }] },
  })
  expect(JSON.stringify(receiver.received)).not.toMatch(/jan@|12345678/)
})

test('a redirect and a page that is not there are answers, not failures', async () => {
  luck(0)
  expect((await shop.app.inject({ url: '/strona/dalej' })).statusCode).toBe(302)
  expect((await shop.app.inject({ url: '/strona/bez-tresci' })).statusCode).toBe(404)
  expect((await shop.app.inject({ url: '/nie-ma-takiej' })).statusCode).toBe(404)
  expect((await shop.app.inject({ url: '/api/nie-ma' })).statusCode).toBe(404)
  await shop.app.inject({ url: '/awaria' })
  await arrived(1)
})

test('a form sent to a page that has none is refused, and nobody is told of a failure', async () => {
  luck(0)
  const { statusCode } = await shop.app.inject({
    method: 'POST',
    url: formless,
    payload: 'a=b',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(statusCode).toBe(405)
  await shop.app.inject({ url: '/awaria' })
  await arrived(1)
  expect(shop.logged.filter(({ pathname }) => pathname === formless)).toEqual([])
})

test('of failed requests the other half is not reported', async () => {
  luck(0.51)
  await shop.app.inject({ url: '/awaria?first' })
  expect(await reportedBeforeAnother()).toEqual([])
})

test('without a DSN nothing is sent, and pages may talk to us alone', async () => {
  luck(0)
  expect((await silent.app.inject({ url: '/awaria' })).statusCode).toBe(500)
  expect(await reportedBeforeAnother()).toEqual([])
  expect(silent.services.env.errorDsn).toBeNull()
  expect(await connectSources(silent)).toBe("connect-src 'self'")
})

test('with a DSN pages may talk to its host, and to no other', async () => {
  expect(await connectSources(shop)).toBe(`connect-src 'self' ${receiver.origin}`)
})

async function connectSources({ app }: TestApp): Promise<string | undefined> {
  const policy = String((await app.inject({ url: '/zima' })).headers['content-security-policy'])
  return policy.split('; ').find((directive) => directive.startsWith('connect-src'))
}
