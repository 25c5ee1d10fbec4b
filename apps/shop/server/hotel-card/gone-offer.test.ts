import type { Offer } from '@wojaz/offers'
import { expect, test } from 'vitest'
import { nearestOffers } from './gone-offer.ts'

const offer = (offerCode: string, departureDate: string, more: Partial<Offer> = {}) =>
  ({
    offerCode,
    departureDate,
    duration: 7,
    airportCode: 'WAW',
    boardCode: 'AI',
    quote: { total: 400_000 },
    ...more,
  }) as Offer

const gone = {
  flight: { departureAirport: 'WAW', destinationAirport: 'RHO', departureTime: null },
  date: '2027-06-10',
  nights: 7,
  hotelCode: 'RHO00001',
  rooms: [{ roomCode: 'DBL', boardCode: 'AI', adultsCount: 2, childrenBirthDates: [] }],
}

const order = (offers: Offer[]) => nearestOffers(offers, gone).map(({ offerCode }) => offerCode)

test('the own airport comes before a nearer day elsewhere', () => {
  expect(
    order([offer('elsewhere', '2027-06-10', { airportCode: 'KTW' }), offer('own', '2027-06-14')]),
  ).toEqual(['own', 'elsewhere'])
})

test('then the nearest day, the nearest length, the same board, the price', () => {
  expect(
    order([
      offer('later', '2027-06-12'),
      offer('dearer', '2027-06-11', { quote: { total: 500_000 } as Offer['quote'] }),
      offer('cheaper', '2027-06-11'),
      offer('other board', '2027-06-11', { boardCode: 'HB' }),
      offer('longer', '2027-06-11', { duration: 8 }),
    ]),
  ).toEqual(['cheaper', 'dearer', 'other board', 'longer', 'later'])
})
