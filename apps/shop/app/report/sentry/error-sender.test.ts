import { expect, test } from 'vitest'
import { createErrorSender, type ErrorSenderOptions, sampleRate } from './error-sender.ts'

function sender(own: Partial<ErrorSenderOptions> = {}) {
  const posted: { url: string; lines: unknown[] }[] = []
  let clock = Date.parse('2026-11-15T12:00:00Z')
  const send = createErrorSender({
    ingest: { origin: 'https://errors.example.org', endpoint: 'https://errors.example.org/api/1/envelope/' },
    surroundings: { platform: 'javascript', environment: 'test' },
    breadcrumbs: () => [],
    post: async (url, body) =>
      void posted.push({
        url,
        lines: body
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line)),
      }),
    random: () => 0,
    now: () => new Date(clock),
    newId: () => 'b'.repeat(32),
    mostPerMinute: 3,
    ...own,
  })
  return {
    send: (message: string) => send(new Error(message), { transaction: '/' }),
    again: send,
    posted,
    aMinuteLater: () => {
      clock += 60_000
    },
  }
}

test('an envelope names itself, its item, and holds the event', () => {
  const { send, posted } = sender()
  send('no')
  expect(posted).toEqual([
    {
      url: 'https://errors.example.org/api/1/envelope/',
      lines: [
        { event_id: 'b'.repeat(32), sent_at: '2026-11-15T12:00:00.000Z' },
        { type: 'event', content_type: 'application/json' },
        expect.objectContaining({ event_id: 'b'.repeat(32), transaction: '/', level: 'error' }),
      ],
    },
  ])
})

test.each([
  [0, 1],
  [0.499, 1],
  [0.5, 0],
  [0.999, 0],
])('one in two is sent: with a throw of %d there are %d', (random, count) => {
  const { send, posted } = sender({ random: () => random })
  send('no')
  expect(posted).toHaveLength(count)
  expect(sampleRate).toBe(0.5)
})

test('the same failure is sent once, however often it is met', () => {
  const { again, posted } = sender()
  const error = new Error('no')
  again(error, { transaction: '/' })
  again(error, { transaction: '/', isUnhandled: true })
  expect(posted).toHaveLength(1)
})

test('a failure in a loop is no flood', () => {
  const { send, posted, aMinuteLater } = sender()
  for (let turn = 0; turn < 50; turn++) send(`no ${turn}`)
  expect(posted).toHaveLength(3)
  aMinuteLater()
  send('again')
  expect(posted).toHaveLength(4)
})

test('a receiver that is away is nobody’s trouble', async () => {
  const { send } = sender({ post: () => Promise.reject(new TypeError('Failed to fetch')) })
  expect(() => send('no')).not.toThrow()
})
