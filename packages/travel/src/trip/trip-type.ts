/** Holidays by plane, by car, round trips, ski, charter flights. URLs and offers contain the two letters. */
export const tripTypes = ['WS', 'DW', 'WO', 'NR', 'CZ'] as const

export type TripType = (typeof tripTypes)[number]

/** Trips with a hotel, in the order in which pages show them. */
export const holidayTypes = ['WS', 'DW', 'NR', 'WO'] as const satisfies readonly TripType[]

export type HolidayType = (typeof holidayTypes)[number]

export const defaultTripType: TripType = 'WS'

/** Default labels; the CMS can replace them. */
export const tripTypeLabels: Readonly<Record<TripType, string>> = {
  WS: 'Wakacje samolotem',
  DW: 'Wakacje samochodem',
  WO: 'Wycieczki objazdowe',
  NR: 'Narty',
  CZ: 'Czartery',
}

/** The fields of each trip type in the search bar and in the participants-and-date step. */
export interface TripTypeConfiguration {
  readonly visibleDropdowns: readonly SearchDropdown[]
  readonly hiddenFields: readonly ('airport' | 'hour')[]
  readonly multiroom: boolean
  /** The path of its result list. */
  readonly listingPath: string
}

export const searchDropdowns = [
  'tripType',
  'airport',
  'hours',
  'region',
  'duration',
  'travelDate',
  'participants',
  'cabin',
  'sameDayOffers',
] as const

export type SearchDropdown = (typeof searchDropdowns)[number]

const ownTransport = {
  visibleDropdowns: ['tripType', 'region', 'duration', 'travelDate', 'participants'],
  hiddenFields: ['airport', 'hour'],
} as const

/** The hour is a filter of its list, and it has no same-day offers. */
const flightAlone = {
  visibleDropdowns: ['tripType', 'airport', 'region', 'duration', 'travelDate', 'participants', 'cabin'],
  hiddenFields: [],
} as const

/** The class of a holiday's flight is chosen in the checkout. */
const inTheAir = {
  visibleDropdowns: searchDropdowns.filter((dropdown) => dropdown !== 'cabin'),
  hiddenFields: [],
} as const

export const tripTypeConfiguration: Readonly<Record<TripType, TripTypeConfiguration>> = {
  WS: { ...inTheAir, multiroom: true, listingPath: '/wypoczynek/wyniki-wyszukiwania-samolot' },
  DW: { ...ownTransport, multiroom: true, listingPath: '/wypoczynek/wyniki-wyszukiwania-samochod' },
  // A round trip sells seats on a coach and beds from the guide's list, a charter sells seats: neither has rooms to split.
  WO: { ...inTheAir, multiroom: false, listingPath: '/wypoczynek/wyniki-wyszukiwania-wycieczki' },
  NR: { ...ownTransport, multiroom: true, listingPath: '/wypoczynek/wyniki-wyszukiwania-narty' },
  CZ: { ...flightAlone, multiroom: false, listingPath: '/wyszukiwarka-lotow' },
}

export function isTripType(value: unknown): value is TripType {
  return tripTypes.some((tripType) => tripType === value)
}

/** 'OfferCodeWS', the path segment before an offer code. */
export function offerCodeSegment(tripType: TripType): `OfferCode${TripType}` {
  return `OfferCode${tripType}`
}

export function tripTypeOfSegment(segment: string): TripType | null {
  const letters = segment.startsWith('OfferCode') ? segment.slice('OfferCode'.length) : null
  return isTripType(letters) ? letters : null
}
