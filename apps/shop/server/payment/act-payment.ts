import { type Order, readPayment } from '@wojaz/booking'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { paymentAddress } from '../../app/features/checkout/checkout-address.ts'
import {
  confirmAddress,
  failedAddress,
  orderPlacedAddress,
  successAddress,
} from '../../app/features/payment/payment-address.ts'
import type { PayAnswer, PayFault } from '../../app/features/payment/payment-view.ts'
import { toCart } from '../checkout/cart-of-page.ts'
import { customerIpContext, servicesContext, visitContext } from '../request/context.ts'
import { beginByKey } from './begin-by-key.ts'
import { payChoice } from './load-payment.ts'
import { closedPage, isPaid, orderOfPage } from './order-of-page.ts'

type Context = Readonly<RouterContextProvider>

/** Starts a payment: redirects to the bank or to the page that waits for the phone, or returns the faults. */
export async function actPayment(context: Context, request: Request, number: string) {
  const typed = Object.fromEntries(
    [...(await request.formData())].map(([name, value]) => [name, String(value)]),
  )
  const { locale } = context.get(visitContext)
  const order = await orderOfPage(context, request, number)
  if (order && typed.intent === 'again') return again(context, request, number)
  if (order && typed.intent === 'cancel') await context.get(servicesContext).booking.cancelOrder(number)
  // The page itself shows the state of the order.
  if (!order || typed.intent === 'cancel' || closedPage(order, number) || isPaid(order))
    return redirect(paymentAddress(locale, number), 303)
  const { options } = await payChoice(context, order)
  const methods = await context.get(servicesContext).booking.knownMethods(locale)
  if (methods.length === 0) return redirect(orderPlacedAddress(locale, number), 303)
  const read = readPayment(typed, options, methods)
  if (!read.ok) return mend(read.refusal, typed)
  return begin(context, order, read.value, typed)
}

/** Copies a failed order into a new cart; only consents and seats are missing. */
async function again(context: Context, request: Request, number: string) {
  const { booking, travellerData } = context.get(servicesContext)
  const made = await booking.orderAgain(number)
  if (made.ok) await travellerData.takeAlong(number, made.value.id)
  if (made.ok) return toCart(context, request, made.value, 'summary')
  return redirect(paymentAddress(context.get(visitContext).locale, number), 303)
}

async function begin(
  context: Context,
  { number }: Order,
  { option, method, gateway }: Extract<ReturnType<typeof readPayment>, { ok: true }>['value'],
  typed: Readonly<Record<string, string>>,
) {
  const { locale } = context.get(visitContext)
  const { booking } = context.get(servicesContext)
  const wish = { variant: option.variant, method, gateway, customerIp: context.get(customerIpContext) }
  const started = await beginByKey(booking, number, typed.attempt ?? '', wish)
  if (started.ok) return redirect(started.value.redirectUrl ?? confirmAddress(locale, number), 303)
  switch (started.refusal.code) {
    case 'payment-in-progress':
      return redirect(confirmAddress(locale, number), 303)
    case 'payment-refused':
      return redirect(failedAddress(locale, number), 303)
    case 'bank-unreachable':
      return redirect(orderPlacedAddress(locale, number), 303)
    case 'order-paid':
      return redirect(successAddress(locale, number), 303)
    case 'variant-not-offered':
      return mend('not-offered', typed)
    default:
      return redirect(paymentAddress(locale, number), 303)
  }
}

/** The BLIK code is not returned: it is valid for two minutes and for one attempt. */
function mend(fault: PayFault, { variant = '', method = '' }: Readonly<Record<string, string>>) {
  return data<PayAnswer>({ fault, typed: { variant, method } }, { status: 422 })
}
