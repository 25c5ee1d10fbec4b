import { type Coordinates, distanceKm } from '@wojaz/travel/place'

interface PlacedHotel {
  readonly hotelCode: string
  readonly stars: number
  readonly coordinates: Coordinates
  readonly perPerson: number
}

/** The hotel of the page. */
interface OwnHotel {
  readonly code: string
  readonly stars: number
  readonly coordinates: Coordinates
  /** Null: nothing is on sale. */
  readonly perPerson: number | null
}

/** Hotels farther away do not count as nearby. */
const nearbyKm = 30

/** Other hotels around with their distance, nearest first. */
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

/** Other hotels, the most similar first: by stars, then by price per person. */
export function similarHotels<Hotel extends PlacedHotel>(hotels: readonly Hotel[], own: OwnHotel): Hotel[] {
  const starsApart = ({ stars }: Hotel) => Math.abs(stars - own.stars)
  const priceApart = ({ perPerson }: Hotel) =>
    own.perPerson === null ? 0 : Math.abs(perPerson - own.perPerson)
  return hotels
    .filter((hotel) => hotel.hotelCode !== own.code && starsApart(hotel) <= 1)
    .sort((one, other) => starsApart(one) - starsApart(other) || priceApart(one) - priceApart(other))
}
