import type { Offer } from '@wojaz/offers'
import { addDays, type IsoDay } from '@wojaz/travel/dates'
import { seatsNeeded, wholeParty } from '@wojaz/travel/party'
import type { CabinClass } from '@wojaz/travel/trip'
import { cabinOf } from '../seats/fitting-seats.ts'
import type { ChosenUpsell } from '../upsell.ts'

export interface FlightPlaces {
  readonly flightId: number
  readonly cabin: CabinClass
  readonly count: number
}

export interface RoomNights {
  readonly hotelCode: string
  readonly roomCode: string
  readonly firstNight: IsoDay
  readonly lastNight: IsoDay
  readonly count: number
}

export interface Stock {
  readonly flights: readonly FlightPlaces[]
  readonly rooms: readonly RoomNights[]
}

/**
 * Returns what an order takes: a place on both flights for everybody except infants, and its rooms in every night. Always in the
 * same order (flights by id, rooms by code), so that two orders cannot deadlock.
 */
export function stockOf(offer: Offer, upsells: readonly ChosenUpsell[]): Stock {
  const count = seatsNeeded(wholeParty(offer.occupancies), offer.returnDate)
  const cabin = cabinOf(upsells)
  const roomCodes = offer.occupancies.flatMap(({ roomCode }) => roomCode ?? [])
  return {
    flights: [offer.departureFlight, offer.returnFlight]
      .flatMap((leg) => (leg ? { flightId: leg.flightId, cabin, count } : []))
      .sort((one, other) => one.flightId - other.flightId),
    rooms: [...new Set(roomCodes)].sort().map((roomCode) => ({
      hotelCode: offer.hotelCode,
      roomCode,
      firstNight: offer.departureDate,
      lastNight: addDays(offer.departureDate, offer.duration - 1),
      count: roomCodes.filter((code) => code === roomCode).length,
    })),
  }
}
