import { expect, test } from 'vitest'
import { priceChange } from './price-change.ts'

test.each([
  [499_800, 499_800, { kind: 'same' }],
  [499_800, 450_000, { kind: 'cheaper', by: 49_800 }],
  [450_000, 450_001, { kind: 'dearer', by: 1 }],
])('saved at %i and sold at %i: %j', (then, now, change) => {
  expect(priceChange(then, now)).toEqual(change)
})
