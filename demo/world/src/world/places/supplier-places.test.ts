import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { supplierPlaces } from './supplier-places.ts'

test('the supplier of attractions knows all places that the shop sells (else: npx tsx demo/world/tools/supplier-places.ts)', () => {
  const known = new URL('../../../../../apps/supplier/src/catalogue/places.jsonl', import.meta.url)
  expect(readFileSync(known, 'utf8')).toBe(supplierPlaces())
})
