import type { IsoDay } from '@wojaz/travel/dates'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import { type CartPrice, cartPrice, staysInPrice, type UpsellLine } from '../cart-price.ts'
import type { Order, TakenSeat } from '../order.ts'
import { cabinOf, fittingSeats } from '../seats/fitting-seats.ts'
import type { ChosenUpsell, Upsell, UpsellType } from '../upsell.ts'
import { type ChosenRefusal, chosenRefusals } from '../upsells/chosen-refusals.ts'
import { priceLines } from '../upsells/price-lines.ts'
import { type Return, returnsOf } from './returns.ts'
import { addUntil, returnUntil } from './upsell-terms.ts'

/** All upsells that the trip is to have. Those that it has and that are not listed are returned. Seats have today's prices. */
export interface UpsellsWish {
  readonly upsells: readonly ChosenUpsell[]
  readonly seats: readonly TakenSeat[]
}

/** The trip with its new upsells, and what the change costs. In grosze. */
export interface UpsellsPrice extends UpsellsWish {
  readonly price: CartPrice
  readonly added: readonly UpsellLine[]
  readonly addedSeats: readonly TakenSeat[]
  readonly returned: readonly UpsellLine[]
  readonly returnedSeats: readonly TakenSeat[]
  /** New price minus old price. */
  readonly difference: number
  /** The amount paid above the new price. */
  readonly refund: number
  readonly returns: readonly Return[]
}

export type UpsellsRefusal =
  | { readonly code: 'nothing-changes' }
  /** Its last day has passed. */
  | { readonly code: 'too-late'; readonly type: UpsellType }
  /** It cannot be returned. */
  | { readonly code: 'not-returned'; readonly type: UpsellType }
  | { readonly code: 'upsell-refused'; readonly upsell: ChosenRefusal }

/** Returns one price for everything that is added and returned. Upsells that stay keep the price they were sold for. */
export function upsellsPrice(
  order: Order,
  wish: UpsellsWish,
  offered: readonly Upsell[],
  today: IsoDay,
): Outcome<UpsellsPrice, UpsellsRefusal> {
  const kept = order.upsells.filter((one) => hasUpsell(wish.upsells, one))
  const fresh = wish.upsells.filter((one) => !hasUpsell(order.upsells, one))
  const upsells = [...kept, ...fresh]
  const [wrong] = chosenRefusals(offered, upsells).filter((one) => hasUpsell(fresh, one))
  if (wrong) return refused({ code: 'upsell-refused', upsell: wrong })
  const seats = seatsAfter(order, wish)
  const added = priceLines(offered, fresh, []).map((line) => ({ ...line, addedOn: today }))
  const addedSeats = seats.filter((one) => !hasSeat(order.seats, one))
  const returned = ownLines(order).filter((line) => !hasUpsell(kept, line))
  const returnedSeats = order.seats.filter((one) => !hasSeat(seats, one))
  const isMoved = seats.some((one) =>
    order.seats.some((own) => isSameSeat(own, one) && own.person !== one.person),
  )
  const changes = added.length + addedSeats.length + returned.length + returnedSeats.length
  if (changes === 0 && !isMoved) return refused({ code: 'nothing-changes' })
  const late = lateType(order, [...added, ...(addedSeats.length > 0 || isMoved ? [seatsLine] : [])], today)
  if (late) return refused({ code: 'too-late', type: late })
  const stays = stayingType(order, [...returned, ...(returnedSeats.length > 0 ? [seatsLine] : [])], today)
  if (stays) return refused({ code: 'not-returned', type: stays })
  const price = cartPrice({
    offer: order.price.offer,
    lines: [
      ...ownLines(order).filter((line) => hasUpsell(kept, line)),
      ...order.price.lines.filter(staysInPrice),
      ...added,
      ...priceLines([], [], seats),
    ],
    departureDate: order.offer.departureDate,
    today,
  })
  const refund = Math.max(order.paid - price.total, 0)
  return accepted({
    upsells,
    seats,
    price,
    added,
    addedSeats,
    returned,
    returnedSeats,
    refund,
    difference: price.total - order.price.total,
    returns: returnsOf(order, refund),
  })
}

/** A seat that somebody already has keeps its old price. Another class has other seats. */
function seatsAfter({ offer, seats: own }: Order, { upsells, seats }: UpsellsWish): readonly TakenSeat[] {
  const priced = seats.map((one) => ({
    ...one,
    price: own.find((had) => isSameSeat(had, one))?.price ?? one.price,
  }))
  return fittingSeats(offer, cabinOf(upsells), priced)
}

const seatsLine = { type: 'SEATS' } as const

function lateType(order: Order, lines: readonly { type: UpsellType }[], today: IsoDay): UpsellType | null {
  return lines.find(({ type }) => today > addUntil(type, order))?.type ?? null
}

function stayingType(
  order: Order,
  lines: readonly Pick<UpsellLine, 'type' | 'addedOn'>[],
  today: IsoDay,
): UpsellType | null {
  const stays = lines.find((line) => {
    const until = returnUntil(line, order)
    return until === null || today > until
  })
  return stays?.type ?? null
}

/** Returns all upsells except seats, which are priced separately. */
export function ownLines({ price }: Pick<Order, 'price'>): readonly UpsellLine[] {
  return price.lines.filter((line): line is UpsellLine => line.type !== 'SEATS' && !staysInPrice(line))
}

type Named = Pick<ChosenUpsell, 'type' | 'code' | 'person'>

export function hasUpsell(list: readonly Named[], { type, code, person }: Named): boolean {
  return list.some((one) => one.type === type && one.code === code && one.person === person)
}

function hasSeat(list: readonly TakenSeat[], wanted: TakenSeat): boolean {
  return list.some((one) => isSameSeat(one, wanted))
}

function isSameSeat(one: TakenSeat, other: TakenSeat): boolean {
  return one.flightId === other.flightId && one.seat === other.seat
}
