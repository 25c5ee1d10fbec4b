import { type CartPrice, cartPrice, priceLines, readChosen } from '@wojaz/booking'
import type { CheckoutView } from './checkout-view.ts'

/** The price of the cart with the boxes ticked at the moment, by the same rules as on the server. */
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
