import { expect, test } from 'vitest'
import { makeTrip } from '../../test/make-trip.ts'
import { offerUpsells } from './offer-upsells.ts'
import { isPromoted, promotedFirst } from './promoted-upsells.ts'

const offered = offerUpsells(makeTrip())
const types = (codes: string[]) => promotedFirst(offered, codes).map(({ type }) => type)

test('what was promised comes first, in the order of the promise, by its type or by a variant', () => {
  expect(types(['INSURANCE_PLUS', 'PARKING']).slice(0, 2)).toEqual(['INSURANCE', 'PARKING'])
  expect(types(['INSURANCE_PLUS', 'PARKING']).toSorted()).toEqual(types([]).toSorted())
})

test('without a promise, or with one nobody keeps, the order is that of the catalogue', () => {
  expect(promotedFirst(offered, [])).toEqual(offered)
  expect(promotedFirst(offered, ['DIAMONDS'])).toEqual(offered)
})

test('what the trip already has is no promise', () => {
  const insurance = offered.find(({ type }) => type === 'INSURANCE')
  expect(insurance?.variants.find(({ code }) => code === 'INSURANCE_STANDARD')?.isIncluded).toBe(true)
  expect(insurance && isPromoted(insurance, ['INSURANCE_STANDARD'])).toBe(false)
})
