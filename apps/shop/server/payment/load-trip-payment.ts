import { pageTexts } from '@wojaz/content'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { tripPaidAddress, tripUnpaidAddress } from '../../app/features/payment/payment-address.ts'
import type { TripPaymentView } from '../../app/features/reservation/trip-money-view.ts'
import { deliveryContext, servicesContext, visitContext } from '../request/context.ts'

type Context = Readonly<RouterContextProvider>

/**
 * The result of one payment attempt for a trip, found by its id. The id cannot be guessed and the page shows no personal data, so
 * that the return from the bank needs no login. Opening the page proves no payment: the bank is queried, and each of the two URLs
 * redirects to the one that fits.
 */
export async function loadTripPayment(context: Context, id: string, page: 'paid' | 'unpaid') {
  const { booking } = context.get(servicesContext)
  const { locale } = context.get(visitContext)
  const before = await booking.payment(id)
  const isAsked = before?.state === 'started' || before?.state === 'waiting'
  const settled = isAsked ? await booking.settle({ paymentId: id }) : null
  const payment = settled?.ok ? await booking.payment(id) : before
  if (!payment) throw data({ code: 'page-not-found' }, { status: 404 })
  const { state, amount, orderNumber: number, method } = payment
  const isRefused = state === 'refused'
  if (isRefused !== (page === 'unpaid'))
    throw redirect((isRefused ? tripUnpaidAddress : tripPaidAddress)(locale, id), 303)
  const view: TripPaymentView = {
    number,
    amount,
    method,
    isBankSilent: settled?.ok === false,
    kind: kinds[state],
  }
  return { view, texts: pageTexts(context.get(deliveryContext).i18n, 'account', 'payment', 'reservation') }
}

const kinds = {
  started: 'waiting',
  waiting: 'waiting',
  completed: 'paid',
  refused: 'unpaid',
  refunding: 'goesBack',
  refunded: 'goesBack',
} as const satisfies Record<string, TripPaymentView['kind']>
