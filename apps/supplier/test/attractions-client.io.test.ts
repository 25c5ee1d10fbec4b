import { randomUUID } from 'node:crypto'
import { octoSupplier } from '@wojaz/attractions/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestSupplier, productOf, type TestSupplier, token } from './open-test-supplier.ts'

let supplier: TestSupplier

beforeAll(async () => {
  supplier = await openTestSupplier()
})
afterAll(() => supplier.close())

const patiently = { readWithinMs: 60_000, writeWithinMs: 60_000, catalogueWithinMs: 100_000 }
const client = () =>
  octoSupplier({ name: 'demo', url: supplier.url, token, clock: supplier.clock, ...patiently })

function held<Value>(outcome: { ok: true; value: Value } | { ok: false; refusal: unknown }): Value {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal))
  return outcome.value
}

test('the shop finds a time, holds places and lets them go', async () => {
  const shop = client()
  const product = productOf(supplier, 'museum')
  const slot = { productId: product.id, optionId: 'standard', from: '2027-06-01', to: '2027-06-20' }
  const tickets = { adult: 2, child: 1 }
  const times = held(await shop.times({ ...slot, tickets }))
  const time = times.find(({ isAvailable }) => isAvailable)
  const bookingId = randomUUID()
  const wish = {
    ...slot,
    bookingId,
    availabilityId: time?.id ?? '',
    tickets,
    minutes: 15,
    pickupPointId: null,
  }
  expect(held(await shop.hold(wish)).state).toBe('on-hold')
  expect(held(await shop.look(bookingId)).expiresAt?.toISOString()).toBe('2026-11-15T12:15:00.000Z')
  expect(held(await shop.cancel(bookingId, { reason: 'ill', isLate: false })).state).toBe('cancelled')
})
