import type { FlightChoice } from '@wojaz/booking'
import { type Cart, cabinLayout, cabinOf, passengersOf, tripFacts } from '@wojaz/booking'
import type { Asker, FlightWishes, HeldSeats, HoldRefusal, Seats } from '@wojaz/booking/server'
import { type Clock, dayOf } from '@wojaz/travel/dates'
import { type Outcome, refused } from '@wojaz/travel/outcome'
import { tripDirections } from '@wojaz/travel/trip'
import type { HeldView, SeatFlight, SeatMapView } from '../../app/features/seat-map/seat-map-view.ts'

interface SeatServices {
  seats: Seats
  clock: Clock
}

/** Both planes as the guest sees them; null when nobody can choose seats: own transport, an unknown plane, a trip that is gone. */
export async function seatMapOf({ seats, clock }: SeatServices, cart: Cart): Promise<SeatMapView | null> {
  const { offer } = cart
  const legs = offer ? [offer.departureFlight, offer.returnFlight] : []
  const now = clock()
  const minutes = offer ? (tripFacts(offer, dayOf(now)).flights[0]?.minutes ?? 0) : 0
  const flights = await Promise.all(
    legs.map(async (leg, way): Promise<SeatFlight | null> => {
      if (!leg || !cabinLayout(leg.aircraft)) return null
      const claimed = await seats.onFlight(leg.flightId)
      const { flightId, fromAirport, toAirport, date, departureTime, aircraft, isLowCost } = leg
      return {
        ...{ flightId, fromAirport, toAirport, date, departureTime, aircraft, isLowCost, minutes },
        direction: tripDirections[way] ?? 'DEPARTURE',
        flightNumber: `${leg.airLineCode} ${leg.flightNumber}`,
        taken: claimed.filter(({ cartId }) => cartId !== cart.id).map(({ seat }) => seat),
      }
    }),
  )
  const known = flights.flatMap((flight) => flight ?? [])
  if (!offer || known.length === 0) return null
  return {
    cabin: cabinOf(cart.upsells),
    travellers: passengersOf(offer),
    flights: known,
    today: dayOf(now),
    ...heldView(await seats.held(cart.id), now),
  }
}

export type SeatsRefusal = HoldRefusal | { readonly code: 'flight-not-of-this-trip' | 'cart-closed' }

/** Wishes for flights of the cart's own trip, in the class it has chosen. */
export async function holdSeats(
  { seats, clock }: SeatServices,
  cart: Cart,
  choices: readonly FlightChoice[],
  asker: Asker,
): Promise<Outcome<HeldSeats, SeatsRefusal>> {
  if (cart.state !== 'open') return refused({ code: 'cart-closed' })
  const facts = cart.offer && tripFacts(cart.offer, dayOf(clock()))
  const wishes = choices.flatMap(({ flightId, seats: wished }): FlightWishes[] => {
    const flight = facts?.flights.find((one) => one.flightId === flightId)
    return flight ? [{ flight, wishes: wished }] : []
  })
  if (!facts || wishes.length !== choices.length) return refused({ code: 'flight-not-of-this-trip' })
  const party = { travellers: facts.travellers, cabin: cabinOf(cart.upsells) }
  return seats.hold(cart.id, party, wishes, { ...asker, email: cart.contact?.email })
}

export function heldView({ seats, until }: HeldSeats, now: Date): HeldView {
  return { held: seats, until: until?.toISOString() ?? null, now: now.toISOString() }
}
