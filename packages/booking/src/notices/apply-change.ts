import type { Offer, OfferLeg } from '@wojaz/offers'
import { encodeOfferCode, parseOfferCode } from '@wojaz/travel/offer-code'
import type { LegChange, TripChange } from './notice.ts'

/** The trip with the change in it: pages, documents and calendar show what stands here. Nights stay as they were sold. */
export function applyChange(offer: Offer, change: TripChange): Offer {
  if (change.kind === 'cancellation') return offer
  return change.kind === 'hotel' ? inHotel(offer, change) : withHours(offer, change.legs)
}

/** The code names the new hotel: by it the party changes to other dates and rooms there. */
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

/** Another trip with the same flights has the hours that this one was sold with or has come to have since. */
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

/** A code that names the hour names the one at which the plane leaves now: by the old one nobody finds it. */
function codeWith(offerCode: string, out: OfferLeg | null): string {
  const parts = parseOfferCode(offerCode)
  if (!out || !parts.ok || !parts.value.flight?.departureTime) return offerCode
  const { departureTime } = out
  return encodeOfferCode({ ...parts.value, flight: { ...parts.value.flight, departureTime } })
}
