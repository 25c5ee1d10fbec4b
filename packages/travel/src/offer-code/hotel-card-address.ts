import { offerCodeSegment, type TripType, tripTypeOfSegment } from '../trip/trip-type.ts'

/** The card of a hotel, with the offer that the guest opened. */
export interface HotelCardAddress {
  readonly hotelCode: string
  /** Null: the hotel without a chosen offer. */
  readonly offer: { readonly tripType: TripType; readonly offerCode: string } | null
}

interface NamedHotel {
  readonly seoName: string
  readonly code: string
}

interface PlacedHotel extends NamedHotel {
  /** Names of country, region and resort as written in addresses. */
  readonly places: readonly string[]
}

const root = '/wypoczynek'

/** '/wypoczynek/grecja/kreta/malia/blue-bay-her1021'. The code identifies the hotel; the names are only for readers. */
export function hotelPath({ places, ...hotel }: PlacedHotel): string {
  return [root, ...places, hotelSegment(hotel)].join('/')
}

export function hotelSegment({ seoName, code }: NamedHotel): string {
  return `${seoName}-${code.toLowerCase()}`
}

/** Without a language prefix. */
export function hotelCardAddress(hotelUrl: string, tripType: TripType, offerCode: string): string {
  return `${hotelUrl}/${offerCodeSegment(tripType)}/${offerCode}`
}

/** Null if it is not the address of a hotel card. It does not check whether the hotel exists. */
export function readHotelCardAddress(path: string): HotelCardAddress | null {
  const [before, first, country, region, resort, hotel = '', segment, offerCode, ...rest] = path.split('/')
  const [, hotelCode] = /^[a-z0-9-]+-([a-z0-9]{1,16})$/i.exec(hotel) ?? []
  if (before !== '' || `/${first}` !== root || !country || !region || !resort || !hotelCode) return null
  const found = { hotelCode: hotelCode.toUpperCase(), offer: null }
  if (segment === undefined) return found
  const tripType = tripTypeOfSegment(segment)
  if (!tripType || !offerCode || rest.length > 0) return null
  return { ...found, offer: { tripType, offerCode } }
}
