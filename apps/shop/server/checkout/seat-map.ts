import type { FlightChoice } from '@wojaz/booking'
import {
  type Cart,
  cabinLayout,
  cabinOf,
  type Order,
  passengersOf,
  seatPrice,
  tripFacts,
} from '@wojaz/booking'
import type { Asker, ClaimedSeat, FlightWishes, HeldSeats, HoldRefusal, Seats } from '@wojaz/booking/server'
import { type Clock, dayOf, type IsoDay } from '@wojaz/travel/dates'
import { type Outcome, refused } from '@wojaz/travel/outcome'
import { tripDirections } from '@wojaz/travel/trip'
import type { HeldView, SeatFlight, SeatMapView } from '../../app/features/seat-map/seat-map-view.ts'

interface SeatServices {
  seats: Seats
  clock: Clock
}

/**
 * Both planes as the guest sees them. Null if seats cannot be chosen: own transport, an unknown plane or a trip that is sold out.
 */
export async function seatMapOf({ seats, clock }: SeatServices, cart: Cart): Promise<SeatMapView | null> {
  const { offer, id } = cart
  const now = clock()
  const planes =
    offer && (await planesOf({ seats, clock }, { ...cart, offer }, ({ cartId }) => cartId === id))
  return planes && { ...planes, ...heldView(await seats.held(id), now) }
}

/** The planes of a trip without holds; `isOwn` marks seats that do not count as taken. */
export async function planesOf(
  { seats, clock }: Pick<SeatServices, 'clock'> & { seats: Pick<Seats, 'onFlight'> },
  { offer, upsells }: Pick<Order, 'offer' | 'upsells'>,
  isOwn: (seat: ClaimedSeat, flightId: number) => boolean,
): Promise<Omit<SeatMapView, keyof HeldView> | null> {
  const today = dayOf(clock())
  const minutes = tripFacts(offer, today).flights[0]?.minutes ?? 0
  const flights = await Promise.all(
    [offer.departureFlight, offer.returnFlight].map(async (leg, way): Promise<SeatFlight | null> => {
      if (!leg || !cabinLayout(leg.aircraft)) return null
      const { flightId, fromAirport, toAirport, date, departureTime, aircraft, isLowCost } = leg
      const claimed = await seats.onFlight(flightId)
      return {
        flightId,
        fromAirport,
        toAirport,
        date,
        departureTime,
        aircraft,
        isLowCost,
        minutes,
        direction: tripDirections[way] ?? 'DEPARTURE',
        flightNumber: `${leg.airLineCode} ${leg.flightNumber}`,
        taken: claimed.filter((one) => !isOwn(one, flightId)).map(({ seat }) => seat),
      }
    }),
  )
  const known = flights.flatMap((flight) => flight ?? [])
  if (known.length === 0) return null
  return { cabin: cabinOf(upsells), passengers: passengersOf(offer), flights: known, today }
}

/** The map as a call answers it: with every row of the planes, and what each seat costs on top of the trip. */
export function withRows(map: SeatMapView) {
  const flights = map.flights.map((flight) => ({ ...flight, rows: rowsOf(flight, map.today) }))
  return { ...map, flights }
}

function rowsOf(flight: SeatFlight, today: IsoDay) {
  return (cabinLayout(flight.aircraft)?.rows ?? []).map(({ number, cabin, isExitRow, blocks }) => ({
    number,
    cabin,
    isExitRow,
    blocks: blocks.map((block) =>
      block.map(
        (seat) =>
          seat && {
            seat: seat.name,
            zone: seat.zone,
            isWindow: seat.isWindow,
            isAisle: seat.isAisle,
            price: seatPrice(seat, flight, today),
          },
      ),
    ),
  }))
}

export type SeatsRefusal = HoldRefusal | { readonly code: 'flight-not-of-this-trip' | 'cart-closed' }

/** Holds seats on the flights of the cart's trip, in the chosen class. */
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
  const party = { passengers: facts.passengers, cabin: cabinOf(cart.upsells) }
  return seats.hold(cart.id, party, wishes, { ...asker, email: cart.contact?.email })
}

export function heldView({ seats, until }: HeldSeats, now: Date): HeldView {
  return { held: seats, until: until?.toISOString() ?? null, now: now.toISOString() }
}
