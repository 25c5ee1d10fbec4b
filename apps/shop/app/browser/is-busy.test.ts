import { expect, test } from 'vitest'
import { ApiError } from './api-answer.ts'
import { isBusy, waitOf } from './is-busy.ts'

const answered = (status: number, code: string, retryAfter?: string) =>
  new ApiError({
    status,
    body: { code },
    headers: new Headers(retryAfter ? { 'retry-after': retryAfter } : {}),
  })

test.each([
  [answered(429, 'too-many-questions'), true],
  [answered(429, 'too-many-requests'), true],
  [answered(503, 'engine-full'), true],
  [{ status: 429, data: { code: 'too-many-questions' } }, true],
  [answered(503, 'database-unavailable'), false],
  [new TypeError('Failed to fetch'), false],
  [null, false],
])('%o says that the shop is busy: %s', (error, busy) => {
  expect(isBusy(error)).toBe(busy)
})

test('the shop says when to ask again; else it is a usual while', () => {
  expect(waitOf(answered(429, 'too-many-questions', '16'))).toBe(16_000)
  expect(waitOf(answered(429, 'too-many-questions'))).toBe(5_000)
})
