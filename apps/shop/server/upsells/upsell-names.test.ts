import { makeOrder } from '@wojaz/booking/testing'
import { locales } from '@wojaz/travel/locale'
import { expect, test } from 'vitest'
import { upsellNames } from './upsell-names.ts'

const luggage = { type: 'LUGGAGE', code: 'LUGGAGE_32', person: 0 } as const

test.each(locales)('an upsell is called in %s as on its card; a seat is called by its number', (locale) => {
  const names = upsellNames(makeOrder({ locale, upsells: [luggage] }))
  expect(names.LUGGAGE_32).toContain('32')
  expect(names).not.toHaveProperty('12A')
})
