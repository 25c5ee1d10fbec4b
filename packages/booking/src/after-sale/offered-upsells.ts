import type { Offer } from '@wojaz/offers'
import type { IsoDay } from '@wojaz/travel/dates'
import type { CabinClass } from '@wojaz/travel/trip'
import type { Order } from '../order.ts'
import { stockOf } from '../stock/stock-of-order.ts'
import type { Upsell } from '../upsell.ts'
import type { CabinsOf } from '../upsells/read-cabins.ts'
import { readUpsells } from '../upsells/read-upsells.ts'

/**
 * Returns everything that can be added to a sold trip, or to the trip it may become, as in the checkout. Places that the party
 * already has count as available.
 */
export function offeredTo(
  cabinsOf: CabinsOf,
  order: Pick<Order, 'offer' | 'upsells'>,
  today: IsoDay,
  offer: Offer = order.offer,
): Promise<readonly Upsell[]> {
  const { flights } = stockOf(order.offer, order.upsells)
  const ownOn = (flightId: number, cabin: CabinClass) =>
    flights.find((own) => own.flightId === flightId && own.cabin === cabin)?.count ?? 0
  const withOwn: CabinsOf = async (flightIds) =>
    new Map(
      [...(await cabinsOf(flightIds))].map(([flightId, fares]) => [
        flightId,
        fares.map((one) => ({ ...one, seatsLeft: one.seatsLeft + ownOn(flightId, one.cabin) })),
      ]),
    )
  return readUpsells(withOwn, offer, today)
}
