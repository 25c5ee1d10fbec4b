import { expect, test } from 'vitest'
import type { OfferFacts } from './offer-facts.ts'
import { offerListSchema } from './offer-schema.ts'

const offer: OfferFacts = {
  code: 'KTWCFU270512-7-CFU1-STD_AI_2',
  tripType: 'WS',
  hotelCode: 'CFU1',
  hotelName: 'Ormonia',
  stars: 3.5,
  rating: 4.4,
  ratingCount: 31,
  picture: { src: '/file/scenes/coast.greek.golden.a1.jpg', alt: '', width: 1200, height: 800 },
  place: 'Roda, Korfu',
  placeUrl: '/wypoczynek/grecja/korfu/roda',
  url: '/wypoczynek/grecja/korfu/roda/ormonia-CFU1',
  departureDate: '2027-05-12',
  returnDate: '2027-05-19',
  nights: 7,
  airport: 'Katowice',
  board: 'All inclusive',
  perPerson: 124_950,
  total: 249_900,
  people: 2,
  reduction: null,
}

test('a trip names its hotel, what both pay, and the page it stands for in the language of the reader', () => {
  const { itemListElement } = offerListSchema([offer], { siteUrl: 'https://wojaz.example', locale: 'cs' })
  expect(itemListElement).toEqual([
    expect.objectContaining({
      position: 1,
      item: expect.objectContaining({
        '@type': 'TouristTrip',
        itinerary: expect.objectContaining({ '@type': 'Hotel', name: 'Ormonia' }),
        offers: {
          '@type': 'Offer',
          price: '2499.00',
          priceCurrency: 'PLN',
          availability: 'https://schema.org/InStock',
          url: 'https://wojaz.example/cs/wypoczynek/grecja/korfu/roda',
        },
      }),
    }),
  ])
})
