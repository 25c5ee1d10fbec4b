import type { ClientBase } from 'pg'
import { findCart, moveCart } from './cart-rows.ts'
import { findOrderOfCart, lockOrder, moveOrder, type OrderRow } from './order-rows.ts'
import type { SaleParts } from './sale-options.ts'

export type Reopen = (key: string) => Promise<void>

/** Runs in the transaction that has locked the order, when nobody is paying for it any more. */
export async function reopenIn(client: ClientBase, order: OrderRow): Promise<void> {
  if (order.state !== 'ordered') return
  await moveOrder(client, order.transactionId, 'unpaid')
  await moveCart(client, order.cartId, 'open')
}

/** Called with the order locked: a bank's webhook is processed before or after, not in between. */
export async function isBeingPaid(
  client: ClientBase,
  booking: Pick<SaleParts['booking'], 'purchasePaymentsIn'>,
  transactionId: string,
): Promise<boolean> {
  const { payments } = await booking.purchasePaymentsIn(client, transactionId)
  return payments.some(({ state }) => state === 'started' || state === 'waiting')
}

/**
 * A guest who changes a cart must not pay for its former contents: the payment attempt is cancelled at the bank, unless it turns
 * out to be paid.
 */
export function reopening({ store, booking }: Pick<SaleParts, 'store' | 'booking'>) {
  async function callOff({ transactionId }: Pick<OrderRow, 'transactionId'>): Promise<void> {
    const calledOff = await booking.callOffPurchase(transactionId)
    // The bank gives no answer: the cart stays as it is.
    if (!calledOff.ok) return
    await store.change(async (client) => {
      const order = await lockOrder(client, transactionId)
      if (order && !(await isBeingPaid(client, booking, transactionId))) await reopenIn(client, order)
    })
  }

  async function reopen(key: string): Promise<void> {
    const order = await store.read(async (client) => {
      const cart = await findCart(client, key)
      return cart?.state === 'ordered' ? findOrderOfCart(client, cart.id) : null
    })
    if (order) await callOff(order)
  }

  return { reopen, callOff }
}
