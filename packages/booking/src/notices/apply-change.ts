import type { Offer, OfferLeg } from '@wojaz/offers'
import type { LegChange, TripChange } from './notice.ts'

/** The trip with the change in it: pages, papers and calendar show what stands here. Nights stay as they were sold. */
export function applyChange(offer: Offer, change: TripChange): Offer {
  if (change.kind === 'cancellation') return offer
  if (change.kind === 'hotel') return { ...offer, ...change.after }
  const { departureFlight, returnFlight } = offer
  const out = flown(departureFlight, change.legs)
  const back = flown(returnFlight, change.legs)
  const isOutOnDay = departureFlight?.date === offer.departureDate
  const isBackOnDay = returnFlight?.date === offer.returnDate
  return {
    ...offer,
    departureFlight: out,
    returnFlight: back,
    departureTime: out?.departureTime ?? offer.departureTime,
    departureDate: out && isOutOnDay ? out.date : offer.departureDate,
    returnDate: back && isBackOnDay ? back.date : offer.returnDate,
  }
}

function flown(leg: OfferLeg | null, changed: readonly LegChange[]): OfferLeg | null {
  const after = changed.find(({ flightId }) => flightId === leg?.flightId)?.after
  return leg && after ? { ...leg, ...after } : leg
}
