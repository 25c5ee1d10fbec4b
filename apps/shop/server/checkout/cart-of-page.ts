import type { Cart } from '@wojaz/booking'
import { type RouterContextProvider, redirect } from 'react-router'
import {
  type CartStep,
  newsParameters,
  paymentAddress,
  stepAddress,
} from '../../app/features/checkout/checkout-address.ts'
import { servicesContext, visitContext } from '../request/context.ts'
import { cartsCookie, readCarts, withCart } from './carts-cookie.ts'

type Context = Readonly<RouterContextProvider>

export interface CartOfPage {
  cart: Cart
  key: string
}

/** The cart of the URL, if this browser has its key; null: it was started elsewhere. An ordered cart redirects to its payment. */
export async function cartOfPage(context: Context, request: Request, id: string): Promise<CartOfPage | null> {
  const { booking } = context.get(servicesContext)
  const { locale } = context.get(visitContext)
  const key = readCarts(request.headers.get('cookie') ?? undefined).find((cart) => cart.id === id)?.key
  const found = key ? await booking.cart(id, key, locale) : null
  if (!key || !found?.ok) return null
  const { orderNumber } = found.value
  if (orderNumber) throw redirect(paymentAddress(locale, orderNumber), 303)
  return { cart: found.value, key }
}

/** Redirects to a step of a cart and stores its new key. */
export function toCart(
  context: Context,
  request: Request,
  given: { id: string; key: string },
  step: CartStep,
) {
  const carts = withCart(readCarts(request.headers.get('cookie') ?? undefined), given)
  return redirect(stepAddress(context.get(visitContext).locale, given.id, step), {
    status: 303,
    headers: { 'set-cookie': cartsCookie(carts) },
  })
}

/** The link of an email contains a new key: the reservation continues at the step where it was left. */
export async function openByLink(context: Context, request: Request, id: string): Promise<void> {
  const token = new URL(request.url).searchParams.get(newsParameters.link)
  if (!token) return
  const { booking } = context.get(servicesContext)
  const opened = await booking.openLater(id, token)
  if (!opened.ok) return
  const found = await booking.cart(id, opened.value.key)
  const hasPeople = found.ok && found.value.participants.length > 0
  throw toCart(context, request, { id, key: opened.value.key }, hasPeople ? 'summary' : 'recommendations')
}
