import { expect, test } from 'vitest'
import type { OfferIndex } from './engine/offer-index.ts'
import { placesOfHotel } from './hotel-places.ts'
import type { Hotel } from './store/catalogue.ts'

const place = (code: string, pl: string, cs: string) => ({
  code,
  seoName: pl.toLowerCase(),
  names: { pl, cs },
})
const path = [place('MAL', 'Malia', 'Malia'), place('HER', 'Kreta', 'Kréta'), place('GR', 'Grecja', 'Řecko')]
const index = { pathOf: () => [...path] } as unknown as OfferIndex
const hotel = { code: 'HER1021', seoName: 'blue-bay', resortCode: 'MAL' } as Hotel

test('a hotel’s address and its places from the country down, in the language', () => {
  expect(placesOfHotel(index, hotel, 'cs')).toEqual({
    hotelUrl: '/wypoczynek/grecja/kreta/malia/blue-bay-her1021',
    breadcrumbs: [
      { code: 'GR', seoName: 'grecja', name: 'Řecko' },
      { code: 'HER', seoName: 'kreta', name: 'Kréta' },
      { code: 'MAL', seoName: 'malia', name: 'Malia' },
    ],
  })
})

test('they are made once per language, and anew for a hotel that is written again', () => {
  const first = placesOfHotel(index, hotel, 'pl')
  expect(placesOfHotel(index, hotel, 'pl')).toBe(first)
  expect(placesOfHotel(index, hotel, 'cs')).not.toBe(first)
  const renamed = { ...hotel, seoName: 'green-bay' }
  expect(placesOfHotel(index, renamed, 'pl').hotelUrl).toBe(
    '/wypoczynek/grecja/kreta/malia/green-bay-her1021',
  )
})
