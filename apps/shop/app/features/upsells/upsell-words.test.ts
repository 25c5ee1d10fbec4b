import { offerUpsells, type TripFacts, wordKey } from '@wojaz/booking'
import { shippedDictionary } from '@wojaz/content/server'
import { describe, expect, test } from 'vitest'

test('codes have names in the dictionary', () => {
  expect(['LUGGAGE_20_INCLUDED', 'FAST_TRACK', 'FLEX', 'PremiumComfort', 'Economy'].map(wordKey)).toEqual([
    'luggage20Included',
    'fastTrack',
    'flex',
    'premiumComfort',
    'economy',
  ])
})

const countries =
  'GR TR EG ES BG IT HR CY PT TN AL ME MT MA FR GE AE OM JO QA CV TZ KE MV MU SC LK TH VN ID DO MX CU JM'
const cabins = (['Economy', 'Comfort', 'PremiumComfort', 'Business'] as const).map((cabin) => ({
  cabin,
  seatsLeft: 9,
  adultPrice: 1,
  childPrice: 1,
  infantPrice: 1,
}))
const trip: TripFacts = {
  today: '2026-11-15',
  departureDate: '2027-06-12',
  tripType: 'WS',
  nights: 14,
  country: 'GR',
  zone: 'europe',
  airport: 'KTW',
  passengers: ['ADULT'],
  flights: [],
  hasHotel: true,
  isTransferIncluded: false,
  total: 8_000_00,
}
const flight = { flightId: 1, aircraft: 'Airbus A320', isLowCost: false, minutes: 170, cabins }
const trips: TripFacts[] = [
  ...countries.split(' ').map((country) => ({ ...trip, country })),
  { ...trip, flights: [flight, flight] },
  { ...trip, flights: [{ ...flight, minutes: 600 }, flight] },
  { ...trip, flights: [{ ...flight, isLowCost: true }, flight] },
  { ...trip, tripType: 'NR' },
]

describe('everything that can be added', () => {
  const texts = shippedDictionary('pl')
  const upsells = trips.flatMap(offerUpsells)

  test('has its own words: why, why not, what to press', () => {
    const keys = upsells.flatMap(({ type }) =>
      ['title', 'recommend.title', 'recommend.cta', 'discourage.title', 'discourage.cta'].map(
        (part) => `upsells.${wordKey(type)}.${part}`,
      ),
    )
    expect(keys.filter((key) => !(key in texts))).toEqual([])
    expect(new Set(upsells.map(({ type }) => type)).size).toBe(9)
  })

  test('has a name for every variant', () => {
    const keys = upsells
      .filter(({ type }) => type !== 'SEATS')
      .flatMap(({ variants }) => variants.map(({ code }) => `upsells.variant.${wordKey(code)}.title`))
    expect(keys.filter((key) => !(key in texts))).toEqual([])
    expect(new Set(keys).size).toBeGreaterThan(35)
  })

  test('says what every variant is', () => {
    const keys = upsells.flatMap(({ variants }) =>
      variants.map(({ code }) => `upsells.variant.${wordKey(code)}.text`),
    )
    expect(keys.filter((key) => !(key in texts))).toEqual([])
  })
})
