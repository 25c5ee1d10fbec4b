import type { Offer } from '@wojaz/offers'

/** At most this many count as "the last ones". */
const few = { seats: 8, rooms: 3 }

/** Seats on the fuller plane, including those of the party; null: enough, or no plane. */
export function fewSeatsLeft({
  departureFlight,
  returnFlight,
}: Pick<Offer, 'departureFlight' | 'returnFlight'>): number | null {
  const seats = Math.min(departureFlight?.seatsLeft ?? Infinity, returnFlight?.seatsLeft ?? Infinity)
  return seats <= few.seats ? seats : null
}

/** Rooms of the chosen type in the fullest night, for the scarcest type if there are several; null: enough. */
export function fewRoomsLeft({ occupancies }: Offer): number | null {
  const rooms = Math.min(...occupancies.map(({ roomsLeft }) => roomsLeft))
  return rooms <= few.rooms ? rooms : null
}
