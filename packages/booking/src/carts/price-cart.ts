import type { Offers } from '@wojaz/offers/server'
import { dayOf } from '@wojaz/travel/dates'
import type { Cart, LostSeats } from '../cart.ts'
import { cartPrice } from '../cart-price.ts'
import type { Order, TakenSeat } from '../order.ts'
import { cabinOf, fittingSeats } from '../seats/fitting-seats.ts'
import type { SeatsOfCart } from '../seats/seat-claims.ts'
import { chosenRefusals } from '../upsells/chosen-refusals.ts'
import { priceLines } from '../upsells/price-lines.ts'
import type { CabinsOf } from '../upsells/read-cabins.ts'
import { readUpsells } from '../upsells/read-upsells.ts'
import type { CartRow } from './cart-rows.ts'

interface Sources {
  offers: Pick<Offers, 'bookable'>
  clock: () => Date
}

/** Combines what a guest has filled in with current prices. Upsells that are no longer available are removed. */
export async function priceCart(
  cabinsOf: CabinsOf,
  { offers, clock }: Sources,
  row: CartRow,
  { held, ranOut }: SeatsOfCart,
): Promise<Cart> {
  const found = await offers.bookable(row.offerCode, { locale: row.locale, perPerson: false })
  const parts = { ...cartOf(row, held), lostSeats: lostOf(row, held, ranOut) }
  if (!found.ok)
    return {
      ...parts,
      offer: null,
      unavailable: found.refusal,
      offeredUpsells: [],
      price: null,
      agreedTotal: row.agreedOffer,
    }
  const offer = found.value
  const today = dayOf(clock())
  const offeredUpsells = await readUpsells(cabinsOf, offer, today)
  const upsells = row.upsells.filter((chosen) => chosenRefusals(offeredUpsells, [chosen]).length === 0)
  const seats = fittingSeats(offer, cabinOf(upsells), held)
  const price = cartPrice({
    offer: offer.quote.total,
    lines: priceLines(offeredUpsells, upsells, seats),
    departureDate: offer.departureDate,
    today,
  })
  const agreedTotal = row.agreedOffer + price.upsells
  return { ...parts, offer, unavailable: null, offeredUpsells, upsells, seats, price, agreedTotal }
}

/** Seats whose hold has just expired count as lost before the cleanup deletes them. */
function lostOf(
  { lostSeats }: CartRow,
  held: readonly TakenSeat[],
  ranOut: readonly TakenSeat[],
): LostSeats | null {
  const lost =
    ranOut.length > 0 ? { reason: 'time' as const, seats: ranOut.map(({ seat }) => seat) } : lostSeats
  const isAgainTheirs = lost?.seats.every((name) => held.some(({ seat }) => seat === name)) ?? true
  return isAgainTheirs ? null : lost
}

/** An ordered cart shows what was ordered, not what is on sale now. */
export function orderedCart(row: CartRow, order: Order): Cart {
  const { offer, price, seats, upsells } = order
  const shown = { offer, price, upsells, agreedTotal: price.total, orderNumber: order.number }
  return { ...cartOf(row, seats), ...shown, unavailable: null, offeredUpsells: [], lostSeats: null }
}

function cartOf(row: CartRow, seats: readonly TakenSeat[]) {
  const { laterEmail: _address, agreedOffer: _offer, ...parts } = row
  return { ...parts, seats, orderNumber: null }
}
