import { randomUUID } from 'node:crypto'
import type { ClientBase } from 'pg'
import { isNo } from '../suppliers/is-no.ts'
import type { Supplier, SupplierBooking, SupplierRefusal } from '../suppliers/supplier.ts'
import { type CartRow, lockCart } from './cart-rows.ts'
import { type Chosen, ticketsOf } from './choose.ts'
import { holdMinutes, type ItemMoves } from './item-moves.ts'
import { findItem, type ItemRow } from './item-rows.ts'
import { findOrderOfCart } from './order-rows.ts'
import type { SaleParts } from './sale-options.ts'

/** `away`: nothing has happened; `silent`: unknown; `gone`: the supplier refused. */
export type Held = 'held' | 'gone' | 'away' | 'silent'

export type Holding = ReturnType<typeof itemHolding>

/** Calls suppliers and stores their answers. No transaction is open during a call. */
export function itemHolding({ store, suppliers, clock }: SaleParts, moves: ItemMoves) {
  const supplierOf = (item: ItemRow): Supplier | null => suppliers.get(item.supplier) ?? null

  /** Stores the supplier's answer; returns the item afterwards. */
  async function applyStatus(item: ItemRow, word: SupplierBooking): Promise<ItemRow | null> {
    return store.change(async (client) => {
      await lockCart(client, item.cartId)
      await moves.applyStatusIn(client, item, word)
      return findItem(client, item.id)
    })
  }

  async function hold(item: ItemRow): Promise<Held> {
    const { bookingId, frozen } = item
    const { choice, productId, kinds } = frozen
    const supplier = supplierOf(item)
    if (!supplier) return 'away'
    const answer = await supplier.hold({
      bookingId,
      productId,
      optionId: choice.optionId,
      availabilityId: choice.availabilityId,
      tickets: ticketsOf(kinds),
      minutes: holdMinutes,
      pickupPointId: choice.pickupPointId,
    })
    if (!answer.ok) return whatRefused(answer.refusal)
    const after = await applyStatus(item, answer.value)
    return after?.state === 'on-hold' ? 'held' : 'gone'
  }

  /** Extends a hold to at least so many minutes from now. If the supplier does not have it any more, it is over. */
  async function extend(item: ItemRow, minutes: number): Promise<void> {
    const supplier = supplierOf(item)
    const answer = supplier && (await supplier.extend(item.bookingId, minutes))
    if (answer?.ok) await applyStatus(item, answer.value)
    else if (answer && isNo(answer.refusal)) await lookAfter(item, supplier)
  }

  async function lookAfter(item: ItemRow, supplier: Supplier): Promise<void> {
    const seen = await supplier.look(item.bookingId)
    if (seen.ok) await applyStatus(item, seen.value)
    else if (seen.refusal.code === 'unknown') await applyStatus(item, goneOf(item))
  }

  /** Commits a new booking id before the supplier is called; null if the item has changed in the meantime. */
  async function anew(
    item: ItemRow,
    chosen: Partial<Chosen> = {},
    mayHold: (client: ClientBase, cart: CartRow) => Promise<boolean> = async () => true,
  ): Promise<ItemRow | null> {
    return store.change(async (client) => {
      const cart = await lockCart(client, item.cartId)
      const known = await findItem(client, item.id)
      const isSame = known?.bookingId === item.bookingId && known.state === item.state && !known.leftAt
      if (!isSame || known.refundState || !cart || !(await mayHold(client, cart))) return null
      const order = await findOrderOfCart(client, item.cartId)
      await moves.change(client, known, order, {
        ...chosen,
        state: 'asked',
        bookingId: randomUUID(),
        askedAt: clock(),
        heldUntil: null,
        supplierReference: null,
        cancelledAt: null,
      })
      return findItem(client, item.id)
    })
  }

  return { supplierOf, applyStatus, hold, extend, anew }
}

/** The booking state for a booking that the supplier does not know. */
export function goneOf({ bookingId }: ItemRow): SupplierBooking {
  return {
    bookingId,
    state: 'expired',
    supplierReference: null,
    expiresAt: null,
    total: null,
    isCancellable: false,
    codes: [],
  }
}

function whatRefused(refusal: SupplierRefusal): Held {
  if (isNo(refusal)) return 'gone'
  return refusal.code === 'busy' || refusal.code === 'refused' ? 'away' : 'silent'
}
