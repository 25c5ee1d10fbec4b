import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { ClientBase } from 'pg'
import { contactFaults, dataFaults } from '../rules/data-faults.ts'
import type { AttractionSale, OrderRefusal } from './attraction-sale.ts'
import { type CartRow, findCart, lockCart, moveCart } from './cart-rows.ts'
import type { Holding } from './holding.ts'
import type { ItemMoves } from './item-moves.ts'
import { type ItemRow, itemOf, itemsOf } from './item-rows.ts'
import { isOver } from './next-step.ts'
import {
  findOrderOfCart,
  findOrderRow,
  isNumberTaken,
  markPaid,
  type OrderRow,
  placeOrderRow,
  showOrder,
} from './order-rows.ts'
import type { SaleParts } from './sale-options.ts'

const minute = 60_000
/** Time to pay: long enough to find a phone and a password. */
const payingMinutes = 20
/** Holds are extended to the payment time plus the way back. */
const heldMinutes = payingMinutes + 10
/** A payment with less time than this is not started. */
const leastMs = 3 * minute
/** A hold is not relied on in its last minutes. */
const marginMs = 2 * minute

export type Placing = ReturnType<typeof orderPlacing>

export function orderPlacing(parts: SaleParts, { holding, moves }: { holding: Holding; moves: ItemMoves }) {
  const { store, clock, nudge } = parts

  /**
   * Extends all holds to the time needed for a payment. Returns until when it may be paid; null if something is not held any
   * more.
   */
  async function makeLast(cartId: string): Promise<Date | null> {
    const end = () => clock().getTime() + payingMinutes * minute + marginMs
    const items = await store.read((client) => itemsOf(client, cartId))
    const isShort = ({ state, heldUntil }: ItemRow) =>
      state === 'on-hold' && (heldUntil === null || heldUntil.getTime() < end())
    await Promise.all(items.filter(isShort).map((item) => holding.extend(item, heldMinutes)))
    const after = await store.read((client) => itemsOf(client, cartId))
    return payableUntil(after, clock())
  }

  async function place(
    cartId: string,
    check: (cart: CartRow, items: readonly ItemRow[]) => OrderRefusal | null,
  ): Promise<Outcome<OrderRow, OrderRefusal>> {
    return store.decide(async (client) => {
      const cart = (await lockCart(client, cartId)) as CartRow
      const known = cart.state === 'open' ? null : await findOrderOfCart(client, cartId)
      if (known) return accepted(known)
      const items = await itemsOf(client, cartId)
      const refusal = check(cart, items)
      if (refusal) return refused(refusal)
      if (cart.state !== 'open' || !cart.contact) return refused({ code: 'cart-closed' as const })
      const order = await placeOrderRow(client, cart, { contact: cart.contact, items, now: clock() })
      await moveCart(client, cartId, 'ordered')
      return accepted(order.total === 0 ? await givenAway(client, order) : order)
    })
  }

  /** An order of 0 zł counts as paid. */
  async function givenAway(client: ClientBase, order: OrderRow): Promise<OrderRow> {
    await markPaid(client, order.transactionId, { paymentId: null, amount: 0, now: clock() })
    await moveCart(client, order.cartId, 'paid')
    const paid = (await findOrderRow(client, order.transactionId)) as OrderRow
    for (const item of await itemsOf(client, order.cartId)) await moves.change(client, item, paid, {})
    await moves.tell(client, paid, { kind: 'paid', itemId: null })
    return paid
  }

  /** If the number is already taken, tries another one. */
  async function placed(
    cartId: string,
    check: Parameters<typeof place>[1],
  ): Promise<Outcome<OrderRow, OrderRefusal>> {
    try {
      return await place(cartId, check)
    } catch (fault) {
      if (isNumberTaken(fault)) return placed(cartId, check)
      throw fault
    }
  }

  const placeOrder: AttractionSale['placeOrder'] = async (key, { agreedTotal, terms }) => {
    const found = await store.read(async (client) => {
      const cart = await findCart(client, key)
      return cart && { cart, items: await itemsOf(client, cart.id) }
    })
    if (!found || found.cart.state === 'abandoned') return refused({ code: 'cart-unknown' })
    const { cart } = found
    const early = cart.state === 'open' ? refusalOf(cart, found.items, { agreedTotal, terms }) : null
    // Holds are not extended for a cart that cannot be ordered.
    if (early && early.code !== 'price-changed') return refused(early)
    if (cart.state === 'open') await makeLast(cart.id)
    const now = clock()
    const order = await placed(cart.id, (row, items) => {
      const refusal = refusalOf(row, items, { agreedTotal, terms })
      if (refusal) return refusal
      const over = items.filter((item) => payableUntil([item], now) === null)
      return over.length > 0 ? { code: 'hold-over', itemIds: over.map(({ id }) => id) } : null
    })
    if (!order.ok) return order
    nudge()
    const shown = await store.read((client) => showOrder(client, order.value))
    return shown ? accepted(shown) : refused({ code: 'cart-unknown' })
  }

  /** After a failed payment: places the same order again if everything is still held. */
  const placeAgain = async ({ cartId, itemIds, total }: OrderRow): Promise<boolean> => {
    await makeLast(cartId)
    const placedAgain = await placed(cartId, (_, items) => {
      const isSame = items.map(({ id }) => id).join() === itemIds.join() && sumOf(items) === total
      return isSame && payableUntil(items, clock()) ? null : { code: 'cart-closed' }
    })
    return placedAgain.ok
  }

  return { placeOrder, placeAgain, makeLast }
}

function refusalOf(
  cart: CartRow,
  items: readonly ItemRow[],
  { agreedTotal, terms }: { readonly agreedTotal: number; readonly terms: boolean },
): OrderRefusal | null {
  if (cart.state !== 'open') return { code: 'cart-closed' }
  if (items.length === 0) return { code: 'cart-empty' }
  if (contactFaults(cart.contact).length > 0) return { code: 'contact-missing' }
  const faults = items
    .filter(({ state }) => !isOver(state))
    .flatMap((item) => dataFaults(itemOf(item), cart.contact))
  if (faults.length > 0) return { code: 'data-missing', faults }
  if (!terms) return { code: 'consent-missing' }
  const over = items.filter(({ state }) => state !== 'on-hold')
  if (over.length > 0) return { code: 'hold-over', itemIds: over.map(({ id }) => id) }
  const total = sumOf(items)
  return total === agreedTotal ? null : { code: 'price-changed', total }
}

/** Until when all of them may be paid; null if it is too late. */
function payableUntil(items: readonly ItemRow[], now: Date): Date | null {
  if (items.some(({ state }) => state !== 'on-hold')) return null
  const ends = items.map(({ heldUntil }) => (heldUntil?.getTime() ?? 0) - marginMs)
  const until = Math.min(now.getTime() + payingMinutes * minute, ...ends)
  return until - now.getTime() >= leastMs ? new Date(until) : null
}

const sumOf = (items: readonly ItemRow[]) => items.reduce((sum, { total }) => sum + total, 0)
