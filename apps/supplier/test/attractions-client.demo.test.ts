import { octoSupplier } from '@wojaz/attractions/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestSupplier, type TestSupplier, token } from './open-test-supplier.ts'

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

test('the shop can read every product', { timeout: 120_000 }, async () => {
  const { attractions, skipped } = held(await client().catalogue())
  expect(skipped).toEqual([])
  expect(attractions).toHaveLength(supplier.products.length)
  const unplaced = attractions.filter(({ at, priceFrom }) => at === null || priceFrom === null)
  expect(unplaced.map(({ productId }) => productId)).toEqual([])
})
