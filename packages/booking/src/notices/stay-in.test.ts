import { encodeOfferCode, parseOfferCode } from '@wojaz/travel/offer-code'
import { accepted, refused } from '@wojaz/travel/outcome'
import { expect, test } from 'vitest'
import { makeFlightAlone, makeOffer, makeOrder } from '../../test/make-order.ts'
import { applyChange } from './apply-change.ts'
import { stayIn } from './stay-in.ts'

const room = { roomCode: 'FAM', boardCode: 'AI', adultsCount: 2, childrenBirthDates: ['2018-05-14'] }
const offerCode = encodeOfferCode({
  date: '2026-10-03',
  nights: 7,
  hotelCode: 'HER10001',
  rooms: [room],
  flight: { departureAirport: 'WAW', destinationAirport: 'HER', departureTime: '06:10' },
})
const order = makeOrder({ offer: makeOffer({ offerCode }) })

const laguna = makeOffer({
  hotelCode: 'HER20000',
  hotelName: 'Laguna Blu',
  boardName: 'Ultra all inclusive',
  occupancies: makeOffer().occupancies.map((one) => ({ ...one, roomName: 'Family Suite' })),
})
const asked: string[] = []
const offers = {
  bookable: async (code: string) => {
    asked.push(code)
    return code.includes('HER20000') ? accepted(laguna) : refused({ code: 'offer-gone' })
  },
} as never

test('another hotel calls the same rooms and meals by its own names', async () => {
  const stay = await stayIn(offers, order, 'HER20000')
  expect(stay).toMatchObject({
    boardName: 'Ultra all inclusive',
    occupancies: [{ roomCode: 'FAM', roomName: 'Family Suite', participantsCount: 3 }],
  })
  const change = { kind: 'hotel', before: order.offer, after: { ...laguna, ...stay } } as const
  const after = applyChange(order.offer, change)
  expect(after.occupancies[0]?.roomName).toBe('Family Suite')
  // Other dates and rooms are searched in the hotel of the changed trip.
  const parts = parseOfferCode(after.offerCode)
  expect(parts.ok && parts.value).toMatchObject({ hotelCode: 'HER20000', rooms: [{ roomCode: 'FAM' }] })
})

test('a hotel without such rooms on sale promises what was booked; a flight alone has no rooms', async () => {
  expect(await stayIn(offers, order, 'HER30000')).toBeNull()
  expect(await stayIn(offers, makeOrder({ offer: makeFlightAlone() }), 'HER20000')).toBeNull()
})
