import { addDays, dayOf, type IsoDay } from '@wojaz/travel/dates'
import type { UpsellLine } from '../cart-price.ts'
import type { Order } from '../order.ts'
import type { UpsellType } from '../upsell.ts'
import { type Dated, pricesOn } from '../upsells/dated-prices.ts'

/** Until when an upsell can be added to a sold trip, and until when it goes back for all that was paid for it. */
interface UpsellTerms {
  /** Last day for adding, in days before the departure. */
  readonly addBefore: number
  /** Only so many days after the contract; null: no matter. */
  readonly addWithin: number | null
  /** Last day for giving back, in days before the departure; null: it stays bought. */
  readonly returnBefore: number | null
  /** Only so many days after it was bought; null: no matter. */
  readonly returnWithin: number | null
}

/** Lists leave for the airline three days before, for drivers and guides two. */
const ofFlight: UpsellTerms = { addBefore: 3, addWithin: null, returnBefore: 3, returnWithin: null }
const onTheSpot: UpsellTerms = { addBefore: 2, addWithin: null, returnBefore: 2, returnWithin: null }

/** The day of the contract decides. */
const upsellTerms: Dated<Readonly<Record<UpsellType, UpsellTerms>>> = [
  {
    validFrom: '2026-11-01',
    prices: {
      // A better class that is given back late flies empty.
      FLIGHT_CLASS: { ...ofFlight, returnBefore: 30 },
      SEATS: ofFlight,
      LUGGAGE: ofFlight,
      TRANSFER: onTheSpot,
      INSURANCE: { addBefore: 1, addWithin: null, returnBefore: 1, returnWithin: 7 },
      // Whoever knows already that they will not go cannot insure against it.
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

/** The last day on which it can be added. */
export function addUntil(type: UpsellType, trip: Trip): IsoDay {
  const { addBefore, addWithin } = termsOf(type, trip)
  return earlier(
    addDays(trip.offer.departureDate, -addBefore),
    addWithin === null ? null : addDays(dayOf(trip.placedAt), addWithin),
  )
}

/** The last day on which it goes back for its whole price; null: it stays bought. */
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
