import type { HotelFacts } from '@wojaz/offers'
import { expect, test } from 'vitest'
import type { HotelView } from '../../app/features/hotel-card/hotel-card-view.ts'
import { hotelContent } from './hotel-content-answer.ts'

const coordinates = { latitude: 47.1, longitude: 10.3 }
const facts = {
  code: 'INN1021',
  type: 'hotel',
  stars: 4,
  season: 'winter',
  roomsCount: 60,
  resortCode: 'ATTYRISC',
  regionCode: 'ATTYR',
  countryCode: 'AT',
  hotelUrl: '/wypoczynek/austria/tyrol/ischgl/alpenrose-inn1021',
  rating: 4.5,
  multiroomEnabled: true,
} as HotelFacts
const view = {
  name: 'Alpenrose',
  shortDescription: 'Przy wyciągu.',
  coordinates,
  slopes: { picture: '/file/scenes/slopes.a1.jpg' },
  tour: [{ dayFrom: 1, dayTo: 2, title: 'Innsbruck', text: 'Złoty Dach', picture: null, point: null }],
} as unknown as HotelView

test('a hotel has the fields of the contract', () => {
  expect(hotelContent(facts, view)).toEqual({
    details: {
      name: 'Alpenrose',
      code: 'INN1021',
      type: 'hotel',
      shortDescription: 'Przy wyciągu.',
      stars: 4,
      coordinates,
      season: 'winter',
      roomsCount: 60,
      resortCode: 'ATTYRISC',
      regionCode: 'ATTYR',
      countryCode: 'AT',
    },
    hotelUrl: facts.hotelUrl,
    slopeImageUrl: '/file/scenes/slopes.a1.jpg',
    tour: { tourPlan: view.tour },
    tripAdvisor: { rating: 4.5 },
    multiroomEnabled: true,
  })
})

test('a hotel away from the snow has no picture of slopes', () => {
  expect(hotelContent(facts, { ...view, slopes: null }).slopeImageUrl).toBeNull()
})
