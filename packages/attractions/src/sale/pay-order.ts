import type { Purchases } from '@wojaz/booking/server'
import { accepted, refused } from '@wojaz/travel/outcome'
import type { ClientBase } from 'pg'
import type { AttractionSale } from './attraction-sale.ts'
import { lockCart, moveCart } from './cart-rows.ts'
import type { ItemMoves } from './item-moves.ts'
import { changeItem, type ItemRow, itemsOf } from './item-rows.ts'
import { isOver } from './next-step.ts'
import { findOrderRow, findOwnOrder, lockOrder, markPaid, moveOrder, type OrderRow } from './order-rows.ts'
import type { Placing } from './place-order.ts'
import { isBeingPaid, reopenIn } from './reopen.ts'
import type { SaleParts } from './sale-options.ts'

/** Handles booking's payment events, in booking's transactions. */
export function moneyHearing({ clock }: SaleParts, moves: ItemMoves): Purchases {
  const lock: Purchases['lock'] = async (client, purchase) => {
    const order = await lockOrder(client, purchase)
    if (!order) return 'unknown'
    return order.state === 'paid' ? 'paid' : 'open'
  }

  const settle: Purchases['settle'] = async (client, { purchase, paymentId, amount, now }) => {
    const order = await findOrderRow(client, purchase)
    if (!order) return 'cancelled'
    if (order.state === 'paid') return 'paid-twice'
    const items = await itemsOf(client, order.cartId)
    const isAsAgreed = items.map(({ id }) => id).join() === order.itemIds.join() && amount === order.total
    if (!isAsAgreed) return 'cancelled'
    if (items.every(({ state }) => isOver(state))) return 'places-gone'
    if (order.state === 'unpaid') await moveCart(client, order.cartId, 'ordered')
    await markPaid(client, purchase, { paymentId, amount, now })
    await moveCart(client, order.cartId, 'paid')
    const paid = (await findOrderRow(client, purchase)) as OrderRow
    for (const item of items) await becomePaid(client, item, paid)
    await moves.tell(client, paid, { kind: 'paid', itemId: null })
    return 'counts'
  }

  /** An item that ended before the payment arrived is refunded; the others are to be confirmed. */
  async function becomePaid(client: ClientBase, item: ItemRow, order: OrderRow): Promise<void> {
    const isOwed = isOver(item.state) && item.total > 0
    await moves.change(
      client,
      item,
      order,
      isOwed ? { refundAmount: item.total, refundState: 'due', cancelledAt: clock() } : {},
    )
  }

  return {
    lock,
    settle,
    async refused(client, { purchase }) {
      const order = await findOrderRow(client, purchase)
      if (order) await reopenIn(client, order)
    },
    async refundPaidOut(client, { purchase, refundId }) {
      const order = await findOrderRow(client, purchase)
      const items = order ? await itemsOf(client, order.cartId) : []
      const item = items.find((one) => one.refundId === refundId)
      if (!order || item?.refundState !== 'started') return
      await changeItem(client, item.id, { refundState: 'refunded' })
      await moves.tell(client, order, { kind: 'refunded', itemId: item.id })
    },
  }
}

export function orderPaying(
  { store, booking, nudge }: SaleParts,
  { placeAgain, makeLast }: Placing,
): Pick<AttractionSale, 'startPayment'> {
  /** The previous attempt failed when this one began, but the guest is at the bank: the order stays `ordered`. */
  async function staysOrdered(transactionId: string): Promise<void> {
    await store.change(async (client) => {
      const order = await lockOrder(client, transactionId)
      if (order?.state !== 'unpaid' || !(await isBeingPaid(client, booking, transactionId))) return
      const cart = await lockCart(client, order.cartId)
      if (cart?.state !== 'open') return
      await moveOrder(client, transactionId, 'ordered')
      await moveCart(client, order.cartId, 'ordered')
    })
  }

  return {
    async startPayment(transactionId, holder, wish) {
      const order = await store.read(async (client) => findOwnOrder(client, transactionId, holder))
      if (!order?.contact) return refused({ code: 'order-unknown' })
      if (order.state === 'paid') return refused({ code: 'order-paid' })
      if (order.state === 'unpaid' && !(await placeAgain(order))) return refused({ code: 'order-expired' })
      const validUntil = await makeLast(order.cartId)
      if (!validUntil) return refused({ code: 'order-expired' })
      const { firstName, lastName, email, phone } = order.contact
      const begun = await booking.startPurchasePayment({
        purchase: transactionId,
        label: order.number,
        amount: order.total,
        locale: order.locale,
        buyer: { firstName, lastName, email, phone },
        validUntil,
        continuePath: `/atrakcje/payment/success/${transactionId}`,
        method: wish.method,
        customerIp: wish.customerIp,
        ...(wish.gateway !== undefined && { gateway: wish.gateway }),
      })
      await staysOrdered(transactionId)
      nudge()
      return begun.ok ? accepted(begun.value) : begun
    },
  }
}
