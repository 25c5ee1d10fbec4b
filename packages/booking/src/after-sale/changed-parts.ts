import { hasHotel, type Offer } from '@wojaz/offers'
import { formatDate } from '@wojaz/travel/dates'
import type { Order } from '../order.ts'

/** One difference between the old and the new trip, in words. */
export interface ChangedPart {
  readonly part: 'hotel' | 'dates' | 'flight' | 'rooms' | 'board' | 'people'
  readonly before: string
  readonly after: string
}

type Sold = Pick<Order, 'offer' | 'participants'>

/** Returns the old and the new value of everything that differs and that the guest must be told. */
export function changedParts(before: Sold, after: Sold): readonly ChangedPart[] {
  return (Object.keys(words) as ChangedPart['part'][])
    .map((part) => ({ part, before: words[part](before), after: words[part](after) }))
    .filter((one) => one.before !== one.after)
}

const words: Record<ChangedPart['part'], (sold: Sold) => string> = {
  hotel: ({ offer }) => (hasHotel(offer) ? offer.hotelName : ''),
  dates: ({ offer }) => `${formatDate(offer.departureDate)}\u00a0– ${formatDate(offer.returnDate)}`,
  flight: ({ offer }) => [offer.airportName, offer.departureTime].filter(Boolean).join(', '),
  rooms: ({ offer }) => namesOf(offer.occupancies.map(({ roomName }) => roomName)),
  board: ({ offer }) => boardsOf(offer),
  people: ({ participants }) =>
    participants.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', '),
}

/** Two rooms with the same name are listed twice. */
function namesOf(names: readonly string[]): string {
  return names.filter(Boolean).join(' + ')
}

function boardsOf({ boardName }: Offer): string {
  return boardName
}
