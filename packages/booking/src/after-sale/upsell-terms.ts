import { addDays, dayOf, type IsoDay } from '@wojaz/travel/dates'
import type { UpsellLine } from '../cart-price.ts'
import type { Order } from '../order.ts'
import type { UpsellType } from '../upsell.ts'
import { type Dated, pricesOn } from '../upsells/dated-prices.ts'

/** The last days for adding an upsell to a sold trip, and for returning it for a full refund. */
interface UpsellTerms {
  /** Last day for adding, in days before departure. */
  readonly addBefore: number
  /** Only within this many days after the contract; null: no limit. */
  readonly addWithin: number | null
  /** Last day for returning, in days before departure; null: it cannot be returned. */
  readonly returnBefore: number | null
  /** Only within this many days after it was bought; null: no limit. */
  readonly returnWithin: number | null
}

/** Passenger lists are sent to the airline three days before, to drivers and guides two days before. */
const ofFlight: UpsellTerms = { addBefore: 3, addWithin: null, returnBefore: 3, returnWithin: null }
const onTheSpot: UpsellTerms = { addBefore: 2, addWithin: null, returnBefore: 2, returnWithin: null }

/** The terms in force on the day of the contract apply. */
const upsellTerms: Dated<Readonly<Record<UpsellType, UpsellTerms>>> = [
  {
    validFrom: '2026-11-01',
    prices: {
      // A seat in a better class that is returned later flies empty.
      FLIGHT_CLASS: { ...ofFlight, returnBefore: 30 },
      SEATS: ofFlight,
      LUGGAGE: ofFlight,
      TRANSFER: onTheSpot,
      INSURANCE: { addBefore: 1, addWithin: null, returnBefore: 1, returnWithin: 7 },
      // A guest who already knows that they will not travel must not insure against it.
      FLEX: { addBefore: 3, addWithin: 7, returnBefore: null, returnWithin: null },
      PARKING: onTheSpot,
      ASSISTANCE: ofFlight,
      FACULTATIVE_TRIPS: onTheSpot,
    },
  },
]

type Trip = Pick<Order, 'offer' | 'placedAt'>

function termsOf(type: UpsellType, { placedAt }: Trip): UpsellTerms {
  return pricesOn(upsellTerms, dayOf(placedAt))[type]
}

/** Returns the last day on which it can be added. */
export function addUntil(type: UpsellType, trip: Trip): IsoDay {
  const { addBefore, addWithin } = termsOf(type, trip)
  return earlier(
    addDays(trip.offer.departureDate, -addBefore),
    addWithin === null ? null : addDays(dayOf(trip.placedAt), addWithin),
  )
}

/** Returns the last day for a full refund, or null when it cannot be returned. */
export function returnUntil(line: Pick<UpsellLine, 'type' | 'addedOn'>, trip: Trip): IsoDay | null {
  const { returnBefore, returnWithin } = termsOf(line.type, trip)
  if (returnBefore === null) return null
  const boughtOn = line.addedOn ?? dayOf(trip.placedAt)
  return earlier(
    addDays(trip.offer.departureDate, -returnBefore),
    returnWithin === null ? null : addDays(boughtOn, returnWithin),
  )
}

function earlier(one: IsoDay, other: IsoDay | null): IsoDay {
  return other !== null && other < one ? other : one
}
