import { expect, test } from 'vitest'
import { placeOf } from './place-of.ts'

test('all offers of a hotel are one place', () => {
  const card = '/wypoczynek/grecja/kreta/plaza'
  expect(placeOf(`${card}/OfferCodeWS/WAWHER20270601`)).toBe(card)
  expect(placeOf(`${card}/OfferCodeWS/KTWHER20270608`)).toBe(card)
  expect(placeOf(card)).toBe(card)
})

test('other pages are places of their own', () => {
  expect(placeOf('/kontakt')).toBe('/kontakt')
})
