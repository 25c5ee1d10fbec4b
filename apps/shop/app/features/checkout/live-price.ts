import { type CartPrice, cartPrice, priceLines, readChosen } from '@wojaz/booking'
import type { CheckoutView } from './checkout-view.ts'

/** What the cart costs with what is ticked just now: by the shop's own rules, before anything is sent. */
export function livePrice(
  { cart, price, offer, today }: Pick<CheckoutView, 'cart' | 'price' | 'offer' | 'today'>,
  typed: Readonly<Record<string, string>>,
): CartPrice {
  const chosen = readChosen(typed, cart.offeredUpsells)
  return cartPrice({
    offer: price.offer,
    lines: priceLines(cart.offeredUpsells, chosen, cart.seats),
    departureDate: offer.departureDate,
    today,
  })
}
