import type { Dated } from './dated-prices.ts'
import type { TripFacts } from './trip-facts.ts'

/** Price of an excursion for one adult, in grosze. A child of 2 to 11 pays 60 %, an infant nothing. */
export const tripPrices: Dated<Readonly<Record<string, number>>> = [
  {
    validFrom: '2026-11-01',
    prices: {
      TRIP_CITY: 149_00,
      TRIP_BOAT: 189_00,
      TRIP_ANCIENT: 219_00,
      TRIP_NATURE: 199_00,
      TRIP_JEEP: 229_00,
      TRIP_DESERT: 199_00,
      TRIP_SNORKEL: 209_00,
      TRIP_PYRAMIDS: 459_00,
      TRIP_PETRA: 489_00,
      TRIP_HAMMAM: 99_00,
      TRIP_EVENING: 169_00,
      TRIP_WINE: 179_00,
      TRIP_WATERPARK: 159_00,
      TRIP_SAFARI: 690_00,
      TRIP_TEMPLES: 239_00,
      TRIP_ISLANDS: 329_00,
      TRIP_SLEIGH: 129_00,
      TRIP_BATHS: 109_00,
    },
  },
]

/** In the order in which guides recommend them. */
const tripsOfCountry: Readonly<Record<string, readonly string[]>> = {
  GR: ['TRIP_ANCIENT', 'TRIP_BOAT', 'TRIP_EVENING', 'TRIP_JEEP'],
  TR: ['TRIP_BOAT', 'TRIP_HAMMAM', 'TRIP_JEEP', 'TRIP_ANCIENT'],
  EG: ['TRIP_PYRAMIDS', 'TRIP_SNORKEL', 'TRIP_DESERT', 'TRIP_BOAT'],
  ES: ['TRIP_CITY', 'TRIP_NATURE', 'TRIP_BOAT', 'TRIP_WATERPARK'],
  BG: ['TRIP_CITY', 'TRIP_BOAT', 'TRIP_EVENING', 'TRIP_WATERPARK'],
  IT: ['TRIP_CITY', 'TRIP_ANCIENT', 'TRIP_BOAT', 'TRIP_WINE'],
  HR: ['TRIP_NATURE', 'TRIP_ISLANDS', 'TRIP_CITY', 'TRIP_WINE'],
  CY: ['TRIP_ANCIENT', 'TRIP_BOAT', 'TRIP_WINE', 'TRIP_JEEP'],
  PT: ['TRIP_CITY', 'TRIP_NATURE', 'TRIP_WINE', 'TRIP_BOAT'],
  TN: ['TRIP_DESERT', 'TRIP_CITY', 'TRIP_ANCIENT', 'TRIP_BOAT'],
  AL: ['TRIP_ANCIENT', 'TRIP_BOAT', 'TRIP_NATURE'],
  ME: ['TRIP_NATURE', 'TRIP_BOAT', 'TRIP_CITY'],
  MT: ['TRIP_CITY', 'TRIP_BOAT', 'TRIP_ANCIENT'],
  MA: ['TRIP_CITY', 'TRIP_DESERT', 'TRIP_HAMMAM', 'TRIP_EVENING'],
  FR: ['TRIP_CITY', 'TRIP_WINE', 'TRIP_BOAT'],
  GE: ['TRIP_CITY', 'TRIP_WINE', 'TRIP_NATURE'],
  AE: ['TRIP_DESERT', 'TRIP_CITY', 'TRIP_BOAT', 'TRIP_WATERPARK'],
  OM: ['TRIP_DESERT', 'TRIP_CITY', 'TRIP_SNORKEL'],
  JO: ['TRIP_PETRA', 'TRIP_DESERT', 'TRIP_SNORKEL'],
  QA: ['TRIP_DESERT', 'TRIP_CITY', 'TRIP_BOAT'],
  CV: ['TRIP_NATURE', 'TRIP_JEEP', 'TRIP_SNORKEL'],
  TZ: ['TRIP_SAFARI', 'TRIP_ISLANDS', 'TRIP_CITY'],
  KE: ['TRIP_SAFARI', 'TRIP_SNORKEL', 'TRIP_CITY'],
  MV: ['TRIP_SNORKEL', 'TRIP_ISLANDS'],
  MU: ['TRIP_ISLANDS', 'TRIP_NATURE', 'TRIP_SNORKEL'],
  SC: ['TRIP_ISLANDS', 'TRIP_NATURE', 'TRIP_SNORKEL'],
  LK: ['TRIP_TEMPLES', 'TRIP_NATURE', 'TRIP_SAFARI'],
  TH: ['TRIP_TEMPLES', 'TRIP_ISLANDS', 'TRIP_SNORKEL', 'TRIP_EVENING'],
  VN: ['TRIP_CITY', 'TRIP_TEMPLES', 'TRIP_ISLANDS'],
  ID: ['TRIP_TEMPLES', 'TRIP_NATURE', 'TRIP_SNORKEL'],
  DO: ['TRIP_ISLANDS', 'TRIP_CITY', 'TRIP_JEEP', 'TRIP_NATURE'],
  MX: ['TRIP_ANCIENT', 'TRIP_SNORKEL', 'TRIP_ISLANDS', 'TRIP_NATURE'],
  CU: ['TRIP_CITY', 'TRIP_NATURE', 'TRIP_ISLANDS'],
  JM: ['TRIP_NATURE', 'TRIP_BOAT', 'TRIP_EVENING'],
}

const skiTrips = ['TRIP_SLEIGH', 'TRIP_BATHS'] as const

/**
 * Returns excursions led by our guides. There are none on a round trip, and none for guests by car or with a flight alone,
 * because no guide is there. Ski trips have a list of their own.
 */
export function facultativeTrips({ tripType, country, nights }: TripFacts): readonly string[] {
  if (tripType === 'NR') return skiTrips
  if (tripType !== 'WS' || country === null) return []
  // One day is left free for the beach.
  return (tripsOfCountry[country] ?? []).slice(0, Math.max(1, nights - 2))
}
