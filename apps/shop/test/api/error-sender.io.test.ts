import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createErrorSender } from '../../server/host/error-sender.ts'
import { type ErrorReceiver, openErrorReceiver } from '../error-receiver.ts'

let receiver: ErrorReceiver
beforeAll(async () => {
  receiver = await openErrorReceiver()
})
afterAll(() => receiver.close())
beforeEach(() => {
  receiver.received.splice(0)
  receiver.answerWith(200)
  luck(0)
})
afterEach(() => vi.restoreAllMocks())

const luck = (number: number) => vi.spyOn(Math, 'random').mockReturnValue(number)
const facts = { transaction: '/zima' }
function openSender(dsn = receiver.dsn, clock = () => new Date()) {
  const sender = createErrorSender(dsn, { mode: 'test', clock })
  onTestFinished(sender.close)
  return sender
}

interface Sent {
  value: string
  stacktrace?: { frames: unknown[] }
}
/** The exceptions of each report, causes first. */
const exceptions = () => receiver.received.map(({ event }) => (event.exception as { values: Sent[] }).values)
/** The outermost exception of each report. */
const arrived = () => exceptions().map((values) => values.at(-1)?.value)

/** One after the other, because the answer to one decides about the next. */
async function sendAll(thrown: unknown[], { send, flush } = openSender()) {
  for (const one of thrown) {
    send(one, facts)
    await flush()
  }
  return arrived()
}

const thrownAt = (filename: string) =>
  Object.assign(new TypeError('picture is null'), {
    stack: `TypeError: picture is null\n    at Hero (${filename}:1:2)`,
  })

test('a service that asks for patience is left alone until its time has passed', async () => {
  const sender = openSender()
  receiver.answerWith(429, { 'retry-after': '120' })
  expect(await sendAll([new Error('first')], sender)).toEqual(['first'])
  const asked = Date.now()
  const clock = vi.spyOn(Date, 'now').mockReturnValue(asked + 60_000)
  expect(await sendAll([new Error('too early')], sender)).toEqual(['first'])
  receiver.answerWith(200)
  clock.mockReturnValue(asked + 121_000)
  expect(await sendAll([new Error('late enough')], sender)).toEqual(['first', 'late enough'])
})

test('patience with errors alone may be asked for in the service’s own words', async () => {
  receiver.answerWith(200, { 'x-sentry-rate-limits': '120:error:key' })
  expect(await sendAll([new Error('first'), new Error('too early')])).toEqual(['first'])
})

test('an event says what broke, where and when, and nothing about machine or guest', async () => {
  const { send, flush } = openSender()
  send(new TypeError('no seat for jan@example.com'), { ...facts, component: 'hero', isUnhandled: true })
  await flush()
  const [{ head, item, event } = {}] = receiver.received
  expect(item).toEqual({ type: 'event' })
  expect(Object.keys(head ?? {}).sort()).toEqual(['event_id', 'sdk', 'sent_at'])
  expect(event).toEqual({
    event_id: expect.stringMatching(/^[\da-f]{32}$/),
    timestamp: expect.any(Number),
    platform: 'node',
    level: 'error',
    environment: 'test',
    transaction: '/zima',
    tags: { component: 'hero' },
    exception: {
      values: [
        {
          type: 'TypeError',
          value: 'no seat for [e-mail]',
          mechanism: { type: 'generic', handled: false },
          stacktrace: { frames: expect.arrayContaining([expect.objectContaining({ in_app: true })]) },
        },
      ],
    },
    sdk: expect.objectContaining({
      name: 'sentry.javascript.node',
      integrations: [],
      settings: { infer_ip: 'never' },
    }),
  })
})

test('a receiver may live below a path', async () => {
  await sendAll([new Error('no')], openSender(receiver.dsn.replace(/7$/, 'tools/errors/7')))
  expect(receiver.received[0]?.url).toMatch(/^\/tools\/errors\/api\/7\/envelope\/\?.*sentry_key=key\b/)
})

test.each([
  [0.499, ['no']],
  [0.501, []],
])('one in two is sent: with a throw of %d there are %j', async (random, sent) => {
  luck(random)
  expect(await sendAll([new Error('no')])).toEqual(sent)
})

test('the same failure is sent once, however often it is met', async () => {
  const error = new Error('no')
  expect(await sendAll([error, error])).toEqual(['no'])
})

test('a failure in a loop is no flood', async () => {
  let now = new Date('2026-11-15T12:00:00Z')
  const sender = openSender(receiver.dsn, () => now)
  const many = Array.from({ length: 80 }, (_, turn) => new Error(`no ${turn}`))
  expect(await sendAll(many, sender)).toHaveLength(60)
  now = new Date('2026-11-15T12:01:00Z')
  expect(await sendAll([new Error('again')], sender)).toHaveLength(61)
})

test('the cause comes before its consequence', async () => {
  await sendAll([new Error('the page failed', { cause: new TypeError('picture is null') })])
  expect(exceptions()).toMatchObject([[{ value: 'picture is null' }, { value: 'the page failed' }]])
})

test('an error that is its own cause ends', async () => {
  const error = new Error('round')
  error.cause = error
  expect(await sendAll([error])).toEqual(['round'])
})

test('the fifty frames nearest to the failure are kept, without the queries of their files', async () => {
  const calls = Array.from({ length: 80 }, (_, depth) => `    at call${depth} (/srv/a.js?v=1:1:${depth + 1})`)
  await sendAll([Object.assign(new Error('deep'), { stack: `Error: deep\n${calls.join('\n')}` })])
  const frames = exceptions()[0]?.[0]?.stacktrace?.frames
  expect(frames).toHaveLength(50)
  expect(frames?.at(-1)).toEqual({
    filename: '/srv/a.js',
    function: 'call0',
    lineno: 1,
    colno: 1,
    in_app: true,
  })
})

test.each([
  ['a text', 'a text'],
  [{ odd: 'jan@example.com' }, 'Object captured as exception with keys: odd'],
  [undefined, 'undefined'],
])('what is thrown without being an error is put into words: %j', async (thrown, words) => {
  expect(await sendAll([thrown])).toEqual([words])
  expect(JSON.stringify(receiver.received)).not.toContain('jan')
})

test.each([
  ['an extension', thrownAt('chrome-extension://abc/inject.js')],
  ['a tag manager', thrownAt('https://www.googletagmanager.com/gtm.js')],
  ['a chat widget', thrownAt('https://cdn.example.org/chat-widget/main.js')],
  ['known noise', new Error('ResizeObserver loop limit exceeded')],
  [
    'noise that caused something',
    new Error('the search failed', { cause: new TypeError('Failed to fetch') }),
  ],
  ['a redirect', Object.assign(new Error('302'), { status: 302 })],
  ['a page that is not there', { status: 404, data: null }],
])('%s is dropped', async (_, thrown) => {
  expect(await sendAll([thrown])).toEqual([])
})

test('a receiver that is away is nobody’s trouble', async () => {
  expect(await sendAll([new Error('no')], openSender('http://key@127.0.0.1:9/7'))).toEqual([])
})
