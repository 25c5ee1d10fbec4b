import { composeContent } from '../hotels/compose-content.ts'
import type { HotelPlan } from '../hotels/hotel-plan.ts'
import { type Facet, facets } from '../vocabulary/facets.ts'
import type { Cell } from './copy-rows.ts'

export const hotelColumns = [
  'code',
  'trip_type',
  'resort_code',
  'name',
  'seo_name',
  'type',
  'stars',
  'latitude',
  'longitude',
  'arrival_airport',
  'transfer_price',
  'season',
  'rooms_count',
  'rating',
  'rating_count',
  'multiroom_enabled',
  'popularity',
  'content',
] as const

export function hotelRow(hotel: HotelPlan): Cell[] {
  return [
    hotel.code,
    hotel.trip,
    hotel.spot.resortCode,
    hotel.name,
    hotel.seoName,
    hotel.type,
    hotel.stars,
    hotel.latitude,
    hotel.longitude,
    hotel.airport,
    hotel.transferPrice,
    hotel.season,
    hotel.roomsCount,
    hotel.rating,
    hotel.ratingCount,
    hotel.multiroom,
    hotel.popularity,
    JSON.stringify(composeContent(hotel)),
  ]
}

/** The facet values of the hotel. Wider bands include the narrower ones. */
export function facetsOf(hotel: HotelPlan): [Facet, string][] {
  const { facts, spot, tour } = hotel
  const beach = facts.beachMetres
  const slopes = hotel.trip === 'NR' ? spot.resort.slopes : undefined
  const slopesKm = slopes ? slopes.blue + slopes.red + slopes.black : 0
  const values: Partial<Record<Facet, readonly (string | false)[]>> = {
    facilities: hotel.facilities,
    forWhom: hotel.audiences,
    hotelType: [hotel.type],
    accessibility: hotel.access,
    beach:
      beach === null
        ? []
        : [
            beach === 0 && 'firstLine',
            beach <= 300 && 'upTo300',
            beach <= 700 && 'upTo700',
            facts.beachKind ?? false,
          ],
    location: tour ? [] : [facts.centreMetres <= 600 && 'centre', facts.centreMetres >= 2000 && 'outskirts'],
    ski: hotel.ski,
    slopes: [slopesKm >= 30 && 'over30', slopesKm >= 100 && 'over100', slopesKm >= 200 && 'over200'],
    tour: tour?.kinds ?? [],
  }
  return (Object.keys(facets) as Facet[]).flatMap((facet) =>
    (values[facet] ?? []).filter((value) => value !== false).map((value): [Facet, string] => [facet, value]),
  )
}

/** A rate with its id in the database. */
export interface NumberedRate {
  id: number
  hotel: HotelPlan
  room: string
  board: string
}

/** Rooms in order, boards within a room: the order of `pricePeriods`. */
export function numberRates(hotels: readonly HotelPlan[]): NumberedRate[] {
  const rates: NumberedRate[] = []
  for (const hotel of hotels) {
    for (const { kind } of hotel.rooms) {
      for (const board of hotel.boards) rates.push({ id: rates.length + 1, hotel, room: kind.code, board })
    }
  }
  return rates
}

export function roomRows(hotel: HotelPlan): Cell[][] {
  const isAdultsOnly = hotel.audiences.includes('adultsOnly')
  return hotel.rooms.map(({ kind, allotment }) => [
    hotel.code,
    kind.code,
    JSON.stringify(kind.names),
    kind.minPersons,
    kind.maxPersons,
    kind.maxAdults,
    isAdultsOnly ? 0 : kind.maxChildren,
    allotment,
  ])
}
