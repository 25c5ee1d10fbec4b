import { expect, test } from 'vitest'
import { hotelCardAddress, hotelPath, readHotelCardAddress } from './hotel-card-address.ts'

const hotelUrl = hotelPath({ places: ['grecja', 'kreta', 'malia'], seoName: 'blue-bay', code: 'HER1021' })

test('a hotel is addressed by where it lies, its name and its code', () => {
  expect(hotelUrl).toBe('/wypoczynek/grecja/kreta/malia/blue-bay-her1021')
  expect(readHotelCardAddress(hotelUrl)).toEqual({ hotelCode: 'HER1021', offer: null })
})

test('an offer stands behind its hotel and is read back as it was', () => {
  const offerCode = 'WAWHER270615-7-HER1021-DZX1_AI_2'
  const address = hotelCardAddress(hotelUrl, 'WS', offerCode)
  expect(address).toBe(`${hotelUrl}/OfferCodeWS/${offerCode}`)
  expect(readHotelCardAddress(address)).toEqual({
    hotelCode: 'HER1021',
    offer: { tripType: 'WS', offerCode },
  })
})

test.each([
  '/wypoczynek/grecja/kreta/malia',
  '/wypoczynek/grecja/kreta/malia/blue',
  '/kontakt/grecja/kreta/malia/blue-bay-her1021',
  `${hotelUrl}/OfferCodeXX/WAW`,
  `${hotelUrl}/OfferCodeWS`,
  `${hotelUrl}/OfferCodeWS/`,
  `${hotelUrl}/OfferCodeWS/WAW/more`,
])('%s is no card of a hotel', (path) => {
  expect(readHotelCardAddress(path)).toBeNull()
})
