import { inTransaction } from '@wojaz/database'
import type { PurchaseStart } from '../src/payments/purchase-payment.ts'
import { accept } from './open-test-booking.ts'
import { openPayingShop } from './paying-shop.ts'
import { openTicketRoom, ticketStart } from './ticket-room.ts'

export type TicketShop = Awaited<ReturnType<typeof openTicketShop>>

/** Opens a shop that also takes money for tickets. */
export async function openTicketShop() {
  const shop = await openPayingShop()
  const room = await openTicketRoom(shop.pool)
  shop.booking.bringPurchases(room.purchases)

  function start(purchase: string, wish: Partial<PurchaseStart> = {}) {
    shop.moveClock(1)
    return shop.booking.startPurchasePayment({ ...ticketStart(purchase, shop.clock()), ...wish })
  }
  const beginTicket = async (purchase: string, wish: Partial<PurchaseStart> = {}) =>
    accept(await start(purchase, wish)).paymentId

  return {
    ...shop,
    room,
    start,
    beginTicket,
    async paidTicket(): Promise<{ purchase: string; paymentId: string }> {
      const purchase = await room.sell()
      const paymentId = await beginTicket(purchase)
      accept(await shop.tell(shop.bank.pays(paymentId)))
      return { purchase, paymentId }
    },
    refund: (paymentId: string, amount: number) =>
      inTransaction(shop.pool, (client) =>
        shop.booking.refundPurchaseIn(client, {
          paymentId,
          amount,
          reason: 'supplier-refused',
          now: shop.clock(),
        }),
      ),
    statesOf: async (purchase: string) =>
      (await shop.booking.purchasePayments(purchase)).payments.map(({ state }) => state),
    heardBy: async (purchase: string) => (await room.ticket(purchase))?.heard,
  }
}
