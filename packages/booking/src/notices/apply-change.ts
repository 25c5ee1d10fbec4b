import type { Offer, OfferLeg } from '@wojaz/offers'
import { encodeOfferCode, parseOfferCode } from '@wojaz/travel/offer-code'
import type { LegChange, TripChange } from './notice.ts'

/** Returns the offer with the change applied. Pages, documents and calendar show it. The nights do not change. */
export function applyChange(offer: Offer, change: TripChange): Offer {
  if (change.kind === 'cancellation') return offer
  return change.kind === 'hotel' ? inHotel(offer, change) : withHours(offer, change.legs)
}

/** The offer code gets the new hotel, so that the party can change dates and rooms there. */
function inHotel(offer: Offer, { after, room }: TripChange & { kind: 'hotel' }): Offer {
  const moved = { ...offer, ...after, ...(room && { boardCode: room.boardCode }) }
  const parts = parseOfferCode(offer.offerCode)
  if (!parts.ok) return moved
  const rooms = parts.value.rooms.map((one) => ({ ...one, ...room }))
  return {
    ...moved,
    offerCode: encodeOfferCode({ ...parts.value, hotelCode: after.hotelCode, rooms }),
    occupancies: moved.occupancies.map((one) => ({ ...one, ...room })),
  }
}

/** Copies the current flight times of the order to another trip with the same flights. */
export function withOwnHours(offer: Offer, { departureFlight, returnFlight }: Offer): Offer {
  const own = [departureFlight, returnFlight].flatMap((leg) => leg ?? [])
  return withHours(
    offer,
    own.map(({ flightId, date, departureTime, arrivalTime }) => ({
      flightId,
      after: { date, departureTime, arrivalTime },
    })),
  )
}

type Moved = Pick<LegChange, 'flightId' | 'after'>

function withHours(offer: Offer, legs: readonly Moved[]): Offer {
  const { departureFlight, returnFlight } = offer
  const out = flown(departureFlight, legs)
  const back = flown(returnFlight, legs)
  const isOutOnDay = departureFlight?.date === offer.departureDate
  const isBackOnDay = returnFlight?.date === offer.returnDate
  return {
    ...offer,
    offerCode: codeWith(offer.offerCode, out),
    departureFlight: out,
    returnFlight: back,
    departureTime: out?.departureTime ?? offer.departureTime,
    departureDate: out && isOutOnDay ? out.date : offer.departureDate,
    returnDate: back && isBackOnDay ? back.date : offer.returnDate,
  }
}

function flown(leg: OfferLeg | null, moved: readonly Moved[]): OfferLeg | null {
  const after = moved.find(({ flightId }) => flightId === leg?.flightId)?.after
  return leg && after ? { ...leg, ...after } : leg
}

/** A code with a departure time must have the new time. The old one finds no flight. */
function codeWith(offerCode: string, out: OfferLeg | null): string {
  const parts = parseOfferCode(offerCode)
  if (!out || !parts.ok || !parts.value.flight?.departureTime) return offerCode
  const { departureTime } = out
  return encodeOfferCode({ ...parts.value, flight: { ...parts.value.flight, departureTime } })
}
