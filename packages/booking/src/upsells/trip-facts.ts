import { hasHotel, type Offer, type OfferLeg } from '@wojaz/offers'
import type { IsoDay } from '@wojaz/travel/dates'
import { type PassengerKind, passengerKind } from '@wojaz/travel/party'
import type { CabinClass, TripType } from '@wojaz/travel/trip'
import { partyMembers } from '../participants/party-members.ts'
import { type DestinationZone, destinationZone } from './destination-zone.ts'

/** Facts that decide which upsells a trip has and what they cost. */
export interface TripFacts {
  /** The day of booking, whose prices apply. */
  readonly today: IsoDay
  readonly departureDate: IsoDay
  readonly tripType: TripType
  readonly nights: number
  readonly country: string | null
  readonly zone: DestinationZone
  /** The departure airport; null with own transport. */
  readonly airport: string | null
  /** The number of a person is the index in this list. */
  readonly passengers: readonly PassengerKind[]
  readonly flights: readonly TripFlight[]
  readonly hasHotel: boolean
  readonly isTransferIncluded: boolean
  /** Price of the offer, in grosze. */
  readonly total: number
}

/** The outbound or the return flight. */
export interface TripFlight {
  readonly flightId: number
  readonly aircraft: string
  readonly isLowCost: boolean
  readonly minutes: number
  /** Free seats and fares of each class; empty until they are read. */
  readonly cabins: readonly CabinFares[]
}

export interface CabinFares {
  readonly cabin: CabinClass
  readonly seatsLeft: number
  readonly adultPrice: number
  readonly childPrice: number
  readonly infantPrice: number
}

export function tripFacts(
  offer: Offer,
  today: IsoDay,
  cabins: ReadonlyMap<number, readonly CabinFares[]> = new Map(),
): TripFacts {
  const minutes = flightMinutes(offer.departureFlight, offer.returnFlight)
  const country = offer.breadcrumbs[0]?.code ?? null
  return {
    today,
    departureDate: offer.departureDate,
    tripType: offer.tripType,
    nights: offer.duration,
    country,
    zone: destinationZone(country, minutes),
    airport: offer.airportCode,
    passengers: passengersOf(offer),
    flights: [offer.departureFlight, offer.returnFlight].flatMap((leg) =>
      leg === null
        ? []
        : {
            flightId: leg.flightId,
            aircraft: leg.aircraft,
            isLowCost: leg.isLowCost,
            minutes: minutes ?? 0,
            cabins: cabins.get(leg.flightId) ?? [],
          },
    ),
    hasHotel: hasHotel(offer),
    isTransferIncluded: offer.quote.transfer > 0,
    total: offer.quote.total,
  }
}

/** Returns passenger kinds as airlines sell them, in the order of persons. */
export function passengersOf(offer: Pick<Offer, 'occupancies' | 'returnDate'>): readonly PassengerKind[] {
  return partyMembers(offer.occupancies).map(({ birthDate }) =>
    birthDate === null ? 'ADULT' : passengerKind(birthDate, offer.returnDate),
  )
}

/**
 * Times are local at each end. The time difference cancels out over both ways, so half of the sum is the time in the air. One way
 * alone is the difference of the clock times.
 */
export function flightMinutes(out: OfferLeg | null, back: OfferLeg | null): number | null {
  if (!out) return null
  if (!back) return byTheClock(out)
  return Math.round((byTheClock(out) + byTheClock(back)) / 2)
}

function byTheClock({ departureTime, arrivalTime }: OfferLeg): number {
  return (minutesOf(arrivalTime) - minutesOf(departureTime) + 1440) % 1440
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
