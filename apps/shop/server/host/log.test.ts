import { expect, test } from 'vitest'
import { createLog } from './log.ts'

function loggedAs(err: unknown): unknown {
  const lines: string[] = []
  createLog('info', { write: (line) => void lines.push(line) }).error({ err }, 'page failed')
  return JSON.parse(lines[0] ?? '{}').err.message
}

const circle: Record<string, unknown> = {}
circle.itself = circle

test.each([
  ['an error', new Error('no picture'), 'no picture'],
  [
    'an answer that a loader has thrown',
    { status: 503, statusText: '', internal: false, data: { code: 'database-unavailable' } },
    '503 {"code":"database-unavailable"}',
  ],
  ['an object with a message', { message: 'no picture', code: 7 }, 'no picture'],
  ['an object without one', { reason: 'no picture' }, '{"reason":"no picture"}'],
  ['a word', 'no picture', 'no picture'],
  ['what cannot be written down', circle, '[object Object]'],
])('%s that was thrown is told in words', (_, thrown, words) => {
  expect(loggedAs(thrown)).toBe(words)
})

test('nobody’s address is told with it', () => {
  expect(loggedAs({ guest: 'jan@example.com' })).toBe('{"guest":"[e-mail]"}')
})

test('each worker says its number; a shop without workers says none', () => {
  const said = (base?: { worker: number }) => {
    const lines: string[] = []
    createLog('info', { write: (line) => void lines.push(line) }, base).info('stopped')
    return JSON.parse(lines[0] ?? '{}')
  }
  expect(said({ worker: 2 })).toMatchObject({ worker: 2, msg: 'stopped' })
  expect(said()).not.toHaveProperty('worker')
})
