import { expect, test } from 'vitest'
import { announcedReduction } from './announced-reduction.ts'

test('a reduction is what all pay less than before, in whole percent, rounded down', () => {
  const reduced = { total: 434_500, originalFullPrice: 480_800, lowestPriceBefore: 490_000 }
  expect(announcedReduction(reduced)).toEqual({ percent: 9, before: 480_800 })
})

test('it is measured against the lowest price of the thirty days, also when the price rose just before it', () => {
  const raised = { total: 400_000, originalFullPrice: 480_000, lowestPriceBefore: 420_000 }
  expect(announcedReduction(raised)).toEqual({ percent: 4, before: 420_000 })
})

test('what was cheaper in the thirty days before, as cheap or hardly dearer is not announced', () => {
  const price = { total: 400_000, originalFullPrice: 480_000 }
  for (const lowestPriceBefore of [390_000, 400_000, 403_900])
    expect(announcedReduction({ ...price, lowestPriceBefore })).toBeNull()
  expect(announcedReduction({ ...price, lowestPriceBefore: null })).toBeNull()
})
