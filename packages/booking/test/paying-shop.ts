import type { Offer } from '@wojaz/offers'
import type { PaymentStart } from '../src/payments/start-payment.ts'
import { accept, openTestBooking } from './open-test-booking.ts'

export type PayingShop = Awaited<ReturnType<typeof openPayingShop>>

export const blik: PaymentStart = {
  variant: 'full',
  method: { kind: 'blik', code: '777123' },
  customerIp: '127.0.0.1',
}
export const byBank: PaymentStart = { ...blik, method: { kind: 'bank', value: 'm' } }

/** Opens a shop with places for everybody, an offer far enough ahead for a deposit, and a fake bank. */
export async function openPayingShop() {
  const shop = await openTestBooking()
  const offer = (await shop.found()).find(({ departureDate }) => departureDate > '2026-12-20') as Offer
  await shop.makePlenty()
  return {
    ...shop,
    offer,
    /** Makes the bank answer, take payments and pay refunds at once. */
    calmBank: () =>
      Object.assign(shop.bank.mood, {
        isAway: false,
        refusesStart: false,
        refundsLater: false,
        rejects: false,
      }),
    async begin(number: string, wish: PaymentStart = byBank): Promise<string> {
      shop.moveClock(1)
      return accept(await shop.booking.startPayment(number, wish)).paymentId
    },
    tell(word: Parameters<typeof shop.bank.notification>[0]) {
      return shop.booking.notified('document', shop.bank.notification(word))
    },
    async orderOf(number: string) {
      const order = await shop.booking.order(number)
      if (!order) throw new Error(`No order ${number}`)
      return order
    },
    emailsOf: (number: string) =>
      shop.emails.filter((email) => email.number === number).map(({ state }) => state),
  }
}
