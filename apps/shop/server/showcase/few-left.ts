import type { Offer } from '@wojaz/offers'

/** "The last ones" is said when it is true: so many or fewer. More are nobody's hurry. */
const few = { seats: 8, rooms: 3 }

/** Seats on the fuller of both planes, the party's own among them; null: enough, or no plane. */
export function fewSeatsLeft({
  departureFlight,
  returnFlight,
}: Pick<Offer, 'departureFlight' | 'returnFlight'>): number | null {
  const seats = Math.min(departureFlight?.seatsLeft ?? Infinity, returnFlight?.seatsLeft ?? Infinity)
  return seats <= few.seats ? seats : null
}

/** Rooms of the chosen type in the fullest night, the scarcest type where there are several; null: enough. */
export function fewRoomsLeft({ occupancies }: Offer): number | null {
  const rooms = Math.min(...occupancies.map(({ roomsLeft }) => roomsLeft))
  return rooms <= few.rooms ? rooms : null
}
