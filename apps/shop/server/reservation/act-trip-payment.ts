import { type Order, openAmount, readTripPayment } from '@wojaz/booking'
import { data, redirect } from 'react-router'
import { tripPaidAddress, tripUnpaidAddress } from '../../app/features/payment/payment-address.ts'
import { tabAddress } from '../../app/features/reservation/reservation-address.ts'
import type { TripPayAnswer } from '../../app/features/reservation/trip-money-view.ts'
import { type Context, localeOf } from '../account/account-page.ts'
import { beginByKey } from '../payment/begin-by-key.ts'
import { customerIpContext, servicesContext } from '../request/context.ts'

type Typed = Readonly<Record<string, string>>

/** Starts a part payment: redirects to the bank or to the page that waits for the phone, or returns the faults. */
export async function actTripPayment(context: Context, order: Order, typed: Typed) {
  const { booking, env } = context.get(servicesContext)
  const locale = localeOf(context)
  const { number } = order
  const open = openAmount(order, env.leastPayment)
  // Paid or cancelled meanwhile: the page itself shows it.
  if (!open) return redirect(tabAddress(locale, number, 'platnosc'), 303)
  const methods = await booking.knownMethods(locale)
  if (methods.length === 0) return mend('unreachable', typed)
  const read = readTripPayment(typed, open, methods)
  if (!read.ok) return mend(read.refusal, typed)
  const { amount, method, gateway } = read.value
  const wish = { variant: order.variant ?? 'full', amount, method, gateway, from: 'account' } as const
  const customerIp = context.get(customerIpContext)
  const started = await beginByKey(booking, number, typed.attempt ?? '', { ...wish, customerIp })
  if (started.ok)
    return redirect(started.value.redirectUrl ?? tripPaidAddress(locale, started.value.paymentId), 303)
  const { refusal } = started
  if (refusal.code === 'payment-refused') return redirect(tripUnpaidAddress(locale, refusal.paymentId), 303)
  if (refusal.code === 'amount-refused') return mend(refusal.fault, typed)
  if (refusal.code === 'bank-unreachable') return mend('unreachable', typed)
  if (refusal.code === 'variant-not-offered') return mend('refused', typed)
  return redirect(tabAddress(locale, number, 'platnosc'), 303)
}

/** The BLIK code is not returned: it is valid for two minutes and for one attempt. */
function mend(fault: TripPayAnswer['fault'], { share = '', amount = '', method = '' }: Typed) {
  return data<TripPayAnswer>({ fault, typed: { share, amount, method } }, { status: 422 })
}
