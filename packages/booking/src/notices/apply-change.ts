import type { Offer, OfferLeg } from '@wojaz/offers'
import { encodeOfferCode, parseOfferCode } from '@wojaz/travel/offer-code'
import type { LegChange, TripChange } from './notice.ts'

/** The trip with the change in it: pages, papers and calendar show what stands here. Nights stay as they were sold. */
export function applyChange(offer: Offer, change: TripChange): Offer {
  if (change.kind === 'cancellation') return offer
  if (change.kind === 'flight-hours') return withHours(offer, change.legs)
  const { after } = change
  return { ...offer, ...after, offerCode: codeOfHotel(offer.offerCode, after.hotelCode) }
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

/** Another date or room is looked for in the hotel that the trip goes to now. */
function codeOfHotel(offerCode: string, hotelCode: string): string {
  const parts = parseOfferCode(offerCode)
  return parts.ok ? encodeOfferCode({ ...parts.value, hotelCode }) : offerCode
}

/** A code that names the hour names the one at which the plane leaves now: by the old one nobody finds it. */
function codeWith(offerCode: string, out: OfferLeg | null): string {
  const parts = parseOfferCode(offerCode)
  if (!out || !parts.ok || !parts.value.flight?.departureTime) return offerCode
  const { departureTime } = out
  return encodeOfferCode({ ...parts.value, flight: { ...parts.value.flight, departureTime } })
}
