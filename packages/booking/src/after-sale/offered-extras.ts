import type { IsoDay } from '@wojaz/travel/dates'
import { seatsNeeded, wholeParty } from '@wojaz/travel/party'
import type { CabinsOf } from '../extras/read-cabins.ts'
import { readUpsells } from '../extras/read-upsells.ts'
import type { Order } from '../order.ts'
import { cabinOf } from '../seats/fitting-seats.ts'
import type { Upsell } from '../upsell.ts'

/** All that can be added to a sold trip, as in the checkout. The places the party has in its own class are not gone for them. */
export function offeredTo(
  cabinsOf: CabinsOf,
  { offer, upsells }: Pick<Order, 'offer' | 'upsells'>,
  today: IsoDay,
): Promise<readonly Upsell[]> {
  const own = seatsNeeded(wholeParty(offer.occupancies), offer.returnDate)
  const cabin = cabinOf(upsells)
  const withOwn: CabinsOf = async (flightIds) =>
    new Map(
      [...(await cabinsOf(flightIds))].map(([flightId, fares]) => [
        flightId,
        fares.map((one) => (one.cabin === cabin ? { ...one, seatsLeft: one.seatsLeft + own } : one)),
      ]),
    )
  return readUpsells(withOwn, offer, today)
}
