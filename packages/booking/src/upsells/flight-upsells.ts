import type { PassengerKind } from '@wojaz/travel/party'
import type { CabinClass } from '@wojaz/travel/trip'
import { seatPrice, seatZones } from '../seats/seat-prices.ts'
import type { Upsell } from '../upsell.ts'
import { pricesOn } from './dated-prices.ts'
import { includedLuggage } from './included-services.ts'
import type { CabinFares, TripFacts, TripFlight } from './trip-facts.ts'
import { flightLength, upsellPrices } from './upsell-prices.ts'
import { included, sold } from './variants.ts'

/** A better class for everybody on all flights, if each plane has it with enough seats. It costs the difference of the fares. */
export function flightClass({ flights, passengers }: TripFacts): Upsell | null {
  const [outbound] = flights
  if (!outbound) return null
  const better = outbound.cabins.flatMap(({ cabin }) => {
    const upsell = flights.map((flight) => classDifference(flight, cabin, passengers))
    return cabin === 'Economy' || upsell.includes(null)
      ? []
      : sold(
          cabin,
          upsell.reduce<number>((sum, one) => sum + (one ?? 0), 0),
        )
  })
  if (better.length === 0) return null
  return {
    type: 'FLIGHT_CLASS',
    groupType: 'FLIGHT',
    resignationAvailable: true,
    personRefs: [],
    childRefs: [],
    variants: [included('Economy'), ...better.toSorted((a, b) => a.price - b.price)],
  }
}

function classDifference(
  { cabins }: TripFlight,
  wanted: CabinClass,
  passengers: readonly PassengerKind[],
): number | null {
  const economy = cabins.find(({ cabin }) => cabin === 'Economy')
  const better = cabins.find(({ cabin }) => cabin === wanted)
  const seatsNeeded = passengers.filter((kind) => kind !== 'INFANT').length
  if (!economy || !better || better.seatsLeft < seatsNeeded) return null
  // A better class that is cheaper than economy gives no discount.
  return passengers.reduce((sum, kind) => sum + Math.max(0, fare(better, kind) - fare(economy, kind)), 0)
}

function fare(cabin: CabinFares, kind: PassengerKind): number {
  return { ADULT: cabin.adultPrice, CHILD: cabin.childPrice, INFANT: cabin.infantPrice }[kind]
}

/** Seats are chosen on the map. These are the prices of one seat on one flight by zone. Infants sit on a lap. */
export function seats({ flights, passengers, today }: TripFacts): Upsell | null {
  const [flight] = flights
  if (!flight) return null
  return {
    type: 'SEATS',
    groupType: 'FLIGHT',
    resignationAvailable: true,
    personRefs: seated(passengers),
    childRefs: [],
    variants: seatZones
      .map((zone) => sold(`SEAT_${zone.toUpperCase()}`, seatPrice({ zone, cabin: 'Economy' }, flight, today)))
      .toSorted((a, b) => a.price - b.price),
  }
}

/**
 * Charters include one piece in the fare and sell a heavier one. A low-cost airline includes none and sells each piece per
 * flight.
 */
export function luggage({ flights, passengers, today }: TripFacts): Upsell | null {
  const [flight] = flights
  const carried = includedLuggage({ flights })
  if (!flight || !carried) return null
  const { charterLuggage, lowCostLuggage } = pricesOn(upsellPrices, today)
  const length = flightLength(flight.minutes)
  const lowCostFlights = flights.filter(({ isLowCost }) => isLowCost).length
  const variants =
    lowCostFlights > 0
      ? [
          included(carried),
          ...Object.entries(lowCostLuggage).map(([code, price]) =>
            sold(code, price[length] * lowCostFlights),
          ),
        ]
      : [
          included(carried),
          ...Object.entries(charterLuggage).map(([code, price]) => sold(code, price[length])),
        ]
  return {
    type: 'LUGGAGE',
    groupType: 'FLIGHT',
    resignationAvailable: true,
    personRefs: seated(passengers),
    childRefs: [],
    variants,
  }
}

function seated(passengers: readonly PassengerKind[]): readonly number[] {
  return passengers.flatMap((kind, person) => (kind === 'INFANT' ? [] : person))
}
