import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../test/browser/draw.tsx'
import { createBrowserSender } from './browser-sender.ts'

const dsn = 'https://key@errors.example.org/1'
const facts = { transaction: '/zima' }

beforeEach(() => {
  const lucky = vi.spyOn(Math, 'random').mockReturnValue(0)
  onTestFinished(() => lucky.mockRestore())
})

/** An error service with the given response. Returns what it received. */
function errorService(answer: () => Response = () => Response.json({})) {
  const requests: Request[] = []
  const events: Record<string, unknown>[] = []
  const fetch = vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    requests.push(new Request(input, init))
    events.push(JSON.parse(String(init?.body).split('\n')[2] ?? ''))
    return answer()
  })
  onTestFinished(() => fetch.mockRestore())
  return { requests, events }
}

const wordsOf = (events: object[]) => events.map((event) => JSON.stringify(event).match(/Broken \w+/)?.[0])

test('a service that asks for patience is left alone until its time has passed', async () => {
  const read = vi.spyOn(Headers.prototype, 'get')
  const { events } = errorService(
    () => new Response(null, { status: 429, headers: { 'retry-after': '120' } }),
  )
  const send = createBrowserSender(dsn)
  send(new Error('Broken first'), facts)
  await expect.poll(() => read.mock.calls.flat()).toContain('Retry-After')
  const asked = Date.now()
  const clock = vi.spyOn(Date, 'now').mockReturnValue(asked + 60_000)
  onTestFinished(() => clock.mockRestore())
  send(new Error('Broken early'), facts)
  clock.mockReturnValue(asked + 121_000)
  send(new Error('Broken late'), facts)
  await expect.poll(() => wordsOf(events)).toEqual(['Broken first', 'Broken late'])
})

test('a report carries no cookie and no address of a page, and says no more than what is written here', async () => {
  const { requests, events } = errorService()
  createBrowserSender(dsn)(new TypeError('Broken for jan@example.com'), {
    transaction: '/mytui/rezerwacja/12345678',
    component: 'hero',
  })
  await expect.poll(() => events).toHaveLength(1)
  const [request] = requests
  expect(request).toMatchObject({
    method: 'POST',
    credentials: 'omit',
    referrerPolicy: 'origin',
    keepalive: true,
  })
  expect(request?.url).toMatch(/^https:\/\/errors\.example\.org\/api\/1\/envelope\/\?.*sentry_key=key\b/)
  const { exception, breadcrumbs, ...rest } = events[0] as Record<string, unknown>
  expect(rest).toEqual({
    event_id: expect.stringMatching(/^[\da-f]{32}$/),
    timestamp: expect.any(Number),
    platform: 'javascript',
    level: 'error',
    environment: 'test',
    transaction: '/mytui/rezerwacja/:id',
    tags: { locale: 'pl', component: 'hero' },
    sdk: expect.objectContaining({ settings: { infer_ip: 'never' } }),
  })
  expect(exception).toEqual({
    values: [
      {
        type: 'TypeError',
        value: 'Broken for [e-mail]',
        mechanism: { type: 'generic', handled: true },
        stacktrace: {
          frames: expect.arrayContaining([
            expect.objectContaining({
              filename: expect.stringMatching(/browser-sender\.browser\.test\.tsx$/),
            }),
          ]),
        },
      },
    ],
  })
  expect(breadcrumbs).toEqual([expect.objectContaining({ category: 'navigation', level: 'info' })])
})

test('the last hundred steps before a failure are told, in order', async () => {
  const { events } = errorService()
  const send = createBrowserSender(dsn)
  await draw(
    <div data-track="header">
      {Array.from({ length: 130 }, (_, step) => `Step ${step}`).map((name) => (
        <button type="button" key={name}>
          {name}
        </button>
      ))}
    </div>,
  )
  for (const button of page.getByRole('button').elements()) (button as HTMLElement).click()
  send(new Error('Broken'), facts)
  await expect.poll(() => events).toHaveLength(1)
  const { breadcrumbs } = events[0] as { breadcrumbs: { message: string; category: string }[] }
  expect(breadcrumbs).toHaveLength(100)
  expect(breadcrumbs[0]).toMatchObject({ category: 'ui.click', message: 'header | Step 30' })
  expect(breadcrumbs.at(-1)).toMatchObject({ category: 'ui.click', message: 'header | Step 129' })
})
