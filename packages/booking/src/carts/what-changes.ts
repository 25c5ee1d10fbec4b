import { parseOfferCode } from '@wojaz/travel/offer-code'
import type { Cart, CartPart, LostSeats } from '../cart.ts'
import { enteredPlace } from '../participants/entered-order.ts'
import type { CartRow } from './cart-rows.ts'

/** Returns the seats that the cart loses by this change. */
export function lostBy(part: CartPart, before: Cart, after: Cart): LostSeats | null {
  const lost = before.seats.filter(
    ({ flightId, seat }) => !after.seats.some((kept) => kept.flightId === flightId && kept.seat === seat),
  )
  if (lost.length === 0) return null
  const reason = part.offerCode !== undefined ? 'trip' : part.participants ? 'party' : 'class'
  return { reason, seats: lost.map(({ seat }) => seat) }
}

/**
 * Applies a new link to a cart that is already open. A link without content removes nothing. The language is that of the new
 * visit.
 */
export function withArrival(open: CartRow, arrived: CartRow): CartRow {
  const { locale, bidding, promotedUpsells, upsells } = arrived
  const bringsNothing = bidding === null && promotedUpsells.length === 0 && upsells.length === 0
  if (locale === open.locale && bringsNothing) return open
  return {
    ...open,
    locale,
    bidding: bidding ?? open.bidding,
    promotedUpsells: promotedUpsells.length > 0 ? promotedUpsells : open.promotedUpsells,
    upsells: [
      ...upsells,
      ...open.upsells.filter((chosen) => !upsells.some(({ type }) => type === chosen.type)),
    ],
  }
}

/** Seats and upsells belong to person numbers. True when a number now means another person. */
export function haveOtherNumbers(before: CartRow, after: CartRow, { participants }: CartPart): boolean {
  const isReordered = participants?.some((_, person) => isSomebodyElse(person, participants.length)) ?? false
  return isReordered || partyOf(before) !== partyOf(after)

  /** A person is recognised by the place where they were typed, whatever their number is. */
  function isSomebodyElse(person: number, count: number): boolean {
    return after.participants[person]?.entered !== enteredPlace(before.participants, count, person)
  }
}

function partyOf({ offerCode }: CartRow): string {
  const parts = parseOfferCode(offerCode)
  return parts.ok
    ? parts.value.rooms
        .map(({ adultsCount, childrenBirthDates }) => [adultsCount, ...childrenBirthDates])
        .join(' ')
    : ''
}
