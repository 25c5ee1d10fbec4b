import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { contactOf } from './plan-booking.ts'
import { verdictOf } from './verdict.ts'

const now = new Date('2026-10-01T10:00:00Z')
const ask = (uuid: string, phone: string | null) =>
  verdictOf({ seed: 'wojaz', decidesMs: 60_000 }, { uuid, contact: contactOf({ phoneNumber: phone }) }, now)

test('some 15 in 100 requests are rejected, after a while', () => {
  const said = Array.from({ length: 2_000 }, (_, nth) => ask(`request-${nth}`, '+48 600 100 200'))
  const share = said.filter(({ isConfirmed }) => !isConfirmed).length / said.length
  expect(share).toBeGreaterThan(0.12)
  expect(share).toBeLessThan(0.18)
  expect(said[0]?.at).toBe('2026-10-01T10:01:00.000Z')
})

test('the same request is answered the same', () => {
  const uuid = randomUUID()
  expect(ask(uuid, null)).toEqual(ask(uuid, null))
})

test.each([
  ['+48 600 777 777', true],
  ['+48600500500', false],
])('a phone that ends as %s has its answer at once', (phone, isConfirmed) => {
  for (let nth = 0; nth < 50; nth++)
    expect(ask(`request-${nth}`, phone)).toEqual({ isConfirmed, at: now.toISOString() })
})
