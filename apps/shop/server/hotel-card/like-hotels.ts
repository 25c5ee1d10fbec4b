import { type Coordinates, distanceKm } from '@wojaz/travel/place'

interface PlacedHotel {
  readonly hotelCode: string
  readonly stars: number
  readonly coordinates: Coordinates
  readonly perPerson: number
}

/** The hotel a guest looks at. */
interface OwnHotel {
  readonly code: string
  readonly stars: number
  readonly coordinates: Coordinates
  /** Null: nothing of it is on sale. */
  readonly perPerson: number | null
}

/** Farther away it is another place. */
const nearbyKm = 30

/** Other houses around, the nearest first, with how far they are. */
export function nearbyHotels<Hotel extends PlacedHotel>(
  hotels: readonly Hotel[],
  own: OwnHotel,
): { hotel: Hotel; km: number }[] {
  return hotels
    .filter(({ hotelCode }) => hotelCode !== own.code)
    .map((hotel) => ({ hotel, km: distanceKm(own.coordinates, hotel.coordinates) }))
    .filter(({ km }) => km <= nearbyKm)
    .sort((one, other) => one.km - other.km)
}

/** Other houses, the most alike first: the same stars say most of it, then what a person pays. */
export function similarHotels<Hotel extends PlacedHotel>(hotels: readonly Hotel[], own: OwnHotel): Hotel[] {
  const starsApart = ({ stars }: Hotel) => Math.abs(stars - own.stars)
  const priceApart = ({ perPerson }: Hotel) =>
    own.perPerson === null ? 0 : Math.abs(perPerson - own.perPerson)
  return hotels
    .filter((hotel) => hotel.hotelCode !== own.code && starsApart(hotel) <= 1)
    .sort((one, other) => starsApart(one) - starsApart(other) || priceApart(one) - priceApart(other))
}
