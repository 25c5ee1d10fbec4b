import { randomUUID } from 'node:crypto'
import { dueAfter, type Order, payOptions } from '@wojaz/booking'
import { documentsOf } from '@wojaz/booking/server'
import { dayOf } from '@wojaz/travel/dates'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { paymentAddress } from '../../app/features/checkout/checkout-address.ts'
import {
  confirmAddress,
  decodePlaced,
  failedAddress,
  successAddress,
} from '../../app/features/payment/payment-address.ts'
import type {
  PaidPage,
  PayChoice,
  PayPage,
  PlacedPage,
  WaitingPage,
} from '../../app/features/payment/payment-view.ts'
import { servicesContext, visitContext } from '../request/context.ts'
import { readOrderLink } from './order-link-cookie.ts'
import {
  afterRefusal,
  closedPage,
  isOpen,
  isPaid,
  lastPayment,
  orderOfPage,
  orderView,
} from './order-of-page.ts'

type Context = Readonly<RouterContextProvider>

/** A BLIK code and its confirmation on the phone are valid for two minutes. */
const longMs = 150_000

/** The page where a guest chooses how to pay. A paid order is redirected. */
export async function loadPayment(context: Context, request: Request, number: string): Promise<PayPage> {
  const order = await orderOfPage(context, request, number)
  const closed = closedPage(order, number)
  if (!order || closed) return closed ?? { kind: 'elsewhere', number }
  if (isPaid(order)) throw redirect(successAddress(localeOf(context), number), 303)
  return { kind: 'pay', order: orderView(context, order), choice: await payChoice(context, order) }
}

/** The page after a refused payment. If the payment was not refused, it redirects by the state of the order. */
export async function loadFailed(context: Context, request: Request, number: string): Promise<PayPage> {
  const order = await orderOfPage(context, request, number)
  const leadsTo = order && !closedPage(order, number) ? afterRefusal(order) : null
  if (leadsTo) throw redirect(addresses[leadsTo](localeOf(context), number), 303)
  return loadPayment(context, request, number)
}

const addresses = { paid: successAddress, waiting: confirmAddress, 'to-pay': paymentAddress } as const

export async function payChoice(context: Context, order: Order): Promise<PayChoice> {
  const { booking, clock } = context.get(servicesContext)
  const options = payOptions(order, dayOf(clock()))
  const chosen = options.find(({ variant }) => variant === order.variant) ?? options[0]
  return {
    attempt: randomUUID(),
    options,
    methods: await booking.methods(localeOf(context)),
    chosen: chosen?.variant ?? 'full',
    isWaiting: isOpen(lastPayment(order)),
  }
}

/** Queries the bank and redirects when there is a result. Opening this page proves no payment, whatever its URL contains. */
export async function loadWaiting(context: Context, request: Request, number: string): Promise<WaitingPage> {
  const { booking, clock } = context.get(servicesContext)
  const locale = localeOf(context)
  const before = await orderOfPage(context, request, number)
  const attempt = before && lastPayment(before)
  const settled = attempt && isOpen(attempt) ? await booking.settle({ paymentId: attempt.id }) : null
  const order = settled?.ok ? settled.value : before
  const payment = order && lastPayment(order)
  if (payment?.state === 'completed') throw redirect(successAddress(locale, number), 303)
  const closed = closedPage(order, number)
  if (!order || closed) return closed ?? { kind: 'elsewhere', number }
  if (!payment) throw redirect(paymentAddress(locale, number), 303)
  if (!isOpen(payment)) throw redirect(failedAddress(locale, number), 303)
  return {
    kind: 'waiting',
    order: orderView(context, order),
    method: payment.method,
    isLong: clock().getTime() - payment.startedAt.getTime() > longMs,
    isBankSilent: settled?.ok === false,
  }
}

export async function loadPaid(context: Context, request: Request, number: string): Promise<PaidPage> {
  const order = await orderOfPage(context, request, number)
  const closed = closedPage(order, number)
  if (!order || closed) return closed ?? { kind: 'elsewhere', number }
  const locale = localeOf(context)
  if (order.state !== 'confirmed') {
    const isAsked = isOpen(lastPayment(order))
    throw redirect((isAsked ? confirmAddress : paymentAddress)(locale, number), 303)
  }
  const link = readOrderLink(request.headers.get('cookie') ?? undefined, number)
  return {
    kind: 'paid',
    order: orderView(context, order),
    link,
    due: dueAfter(order.schedule, order.paid),
    documents: documentsOf(order),
  }
}

export async function loadPlaced(context: Context, request: Request, encoded: string): Promise<PlacedPage> {
  const number = decodePlaced(encoded)
  if (number === null) throw data({ code: 'page-not-found' }, { status: 404 })
  const order = await orderOfPage(context, request, number)
  const closed = closedPage(order, number)
  if (!order || closed) return closed ?? { kind: 'elsewhere', number }
  if (isPaid(order)) throw redirect(successAddress(localeOf(context), number), 303)
  return { kind: 'placed', order: orderView(context, order), isConfirmed: order.state === 'confirmed' }
}

const localeOf = (context: Context) => context.get(visitContext).locale
