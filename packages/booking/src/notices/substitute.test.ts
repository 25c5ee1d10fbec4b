import { encodeOfferCode } from '@wojaz/travel/offer-code'
import { expect, test } from 'vitest'
import { makeOffer } from '../../test/make-order.ts'
import { substituteParts } from './substitute.ts'

const rooms = [
  { roomCode: 'DZX1', boardCode: 'AI', adultsCount: 2, childrenBirthDates: ['2019-05-01'] },
  { roomCode: 'SGL', boardCode: 'HB', adultsCount: 1, childrenBirthDates: [] },
]
const flight = { departureAirport: 'WAW', destinationAirport: 'HER', departureTime: '06:10' }
const own = { flight, date: '2027-06-15', nights: 7, hotelCode: 'HER10211', rooms }
const order = { offer: makeOffer({ offerCode: encodeOfferCode(own), hotelCode: 'HER10211' }) }

test('another hotel is for the same people on the same days with the same flight, each room of the type that is offered', () =>
  expect(substituteParts(order, { hotelCode: 'HER20000', roomCode: 'DBL', boardCode: 'BB' })).toEqual({
    ...own,
    hotelCode: 'HER20000',
    rooms: rooms.map((room) => ({ ...room, roomCode: 'DBL', boardCode: 'BB' })),
  }))

test('another flight goes to the same hotel, for as many nights, in the same rooms', () =>
  expect(substituteParts(order, { airport: 'KTW', date: '2027-06-16' })).toEqual({
    ...own,
    date: '2027-06-16',
    flight: { departureAirport: 'KTW', destinationAirport: 'HER', departureTime: null },
  }))

test('who drives there is offered no flight, and who only flies no hotel', () => {
  const driven = encodeOfferCode({ ...own, flight: null })
  const drives = { offer: makeOffer({ offerCode: driven, departureFlight: null, returnFlight: null }) }
  expect(substituteParts(drives, { airport: 'KTW', date: '2027-06-16' })).toBeNull()
  const flies = { offer: makeOffer({ offerCode: 'WAWHER270615-7--2', hotelCode: '' }) }
  expect(substituteParts(flies, { hotelCode: 'HER20000', roomCode: 'DBL', boardCode: 'BB' })).toBeNull()
})
