import { expect, test } from 'vitest'
import type { ChosenOffer, HotelCardView, HotelView } from './hotel-card-view.ts'
import { hotelSchemas } from './hotel-schema.ts'

const site = { siteUrl: 'https://wojaz.example', locale: 'cs' as const }

const hotel: Partial<HotelView> = {
  tripType: 'WS',
  name: 'Aldemar Bay',
  stars: 4.5,
  rating: 4.7,
  ratingCount: 210,
  url: '/wypoczynek/grecja/kreta/hersonissos/aldemar-bay',
  places: [
    { name: 'Řecko', url: '/wypoczynek/grecja' },
    { name: 'Kréta', url: '/wypoczynek/grecja/kreta' },
    { name: 'Hersonissos', url: '/wypoczynek/grecja/kreta/hersonissos' },
  ],
  coordinates: { latitude: 35.3, longitude: 25.4 },
  roomsCount: 120,
  pictures: [{ src: '/file/scenes/a.jpg', kind: null }],
  shortDescription: 'U moře.',
  facts: { checkIn: '14:00' },
  features: [
    { facet: 'facilities', value: 'pool', label: 'Bazén' },
    { facet: 'board', value: 'AI', label: 'All inclusive' },
  ],
  faq: [],
  tour: [],
}
const offer = {
  url: '/wypoczynek/grecja/kreta/hersonissos/aldemar-bay/samolot/ABC',
  offer: { quote: { total: 512_345 } },
} as unknown as ChosenOffer

const view = (given: Partial<HotelView> = {}, chosen: ChosenOffer | null = offer) =>
  ({ hotel: { ...hotel, ...given }, offer: chosen }) as unknown as HotelCardView

test('a hotel is told with its place, its rating, its facilities and what it costs in złoty', () => {
  const [house] = hotelSchemas(view(), site)
  expect(house).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Hotel',
    name: 'Aldemar Bay',
    url: 'https://wojaz.example/cs/wypoczynek/grecja/kreta/hersonissos/aldemar-bay',
    description: 'U moře.',
    image: ['https://wojaz.example/file/scenes/a.jpg'],
    starRating: { '@type': 'Rating', ratingValue: 4.5 },
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.7, bestRating: 5, reviewCount: 210 },
    address: { '@type': 'PostalAddress', addressLocality: 'Hersonissos', addressCountry: 'Řecko' },
    geo: { '@type': 'GeoCoordinates', latitude: 35.3, longitude: 25.4 },
    numberOfRooms: 120,
    checkinTime: '14:00',
    amenityFeature: [{ '@type': 'LocationFeatureSpecification', name: 'Bazén', value: true }],
    makesOffer: {
      '@type': 'Offer',
      price: '5123.45',
      priceCurrency: 'PLN',
      availability: 'https://schema.org/InStock',
      url: 'https://wojaz.example/cs/wypoczynek/grecja/kreta/hersonissos/aldemar-bay/samolot/ABC',
    },
  })
})

test('a hotel that nobody has rated and that is sold out claims neither a rating nor a price', () => {
  const [house] = hotelSchemas(view({ rating: null, ratingCount: 0 }, null), site)
  expect(house).not.toHaveProperty('aggregateRating')
  expect(house).not.toHaveProperty('makesOffer')
})

test('a round trip is a tourist trip with its days in their order', () => {
  const day = (title: string) => ({
    dayFrom: 1,
    dayTo: 1,
    picture: null,
    point: null,
    title,
    text: 'x',
  })
  const [trip] = hotelSchemas(view({ tripType: 'WO', tour: [day('Athény'), day('Delfy')] }), site)
  expect(trip).toMatchObject({
    '@type': 'TouristTrip',
    itinerary: {
      itemListElement: [
        { position: 1, item: { '@type': 'TouristAttraction', name: 'Athény', description: 'x' } },
        { position: 2, item: { name: 'Delfy' } },
      ],
    },
    offers: { price: '5123.45' },
  })
  expect(trip).not.toHaveProperty('starRating')
})

test('the way to the card leads over its places to itself', () => {
  const [, trail] = hotelSchemas(view(), site)
  expect(trail).toMatchObject({ '@type': 'BreadcrumbList' })
  const steps = (trail as { itemListElement: { position: number; name: string; item: string }[] })
    .itemListElement
  expect(steps.map(({ position, name }) => `${position} ${name}`)).toEqual([
    '1 Řecko',
    '2 Kréta',
    '3 Hersonissos',
    '4 Aldemar Bay',
  ])
  expect(steps[0]?.item).toBe('https://wojaz.example/cs/wypoczynek/grecja')
})

test('questions are told only where there are some', () => {
  expect(hotelSchemas(view(), site)).toHaveLength(2)
  const [, , questions] = hotelSchemas(
    view({ faq: [{ question: 'Je bazén vyhřívaný?', answer: 'Ano.' }] }),
    site,
  )
  expect(questions).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [{ name: 'Je bazén vyhřívaný?', acceptedAnswer: { '@type': 'Answer', text: 'Ano.' } }],
  })
})
