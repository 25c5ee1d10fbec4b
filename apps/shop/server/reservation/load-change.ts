import type { Order } from '@wojaz/booking'
import { pageTexts } from '@wojaz/content'
import { dayOf } from '@wojaz/travel/dates'
import { redirect } from 'react-router'
import type { ChangePage, ChangeStep, OptionKind } from '../../app/features/reservation/change-view.ts'
import {
  type ChangeKind,
  changedAddress,
  changeQuoteParameter,
  tabAddress,
} from '../../app/features/reservation/reservation-address.ts'
import { type Context, localeOf } from '../account/account-page.ts'
import { deliveryContext, servicesContext } from '../request/context.ts'
import { leavingOptions, pricedOptions } from './change-lists.ts'
import { feeView, kindsOf, kindsOfTrip, quoteView } from './change-parts.ts'
import { ownReservation } from './load-reservation.ts'
import { notFound } from './not-found.ts'
import { reservationHead } from './reservation-head.ts'

interface Address {
  readonly number?: string | undefined
  readonly what?: string | undefined
}

/** One step of changing a booked trip, for its customer; 404 for everybody else. */
export async function loadChange(context: Context, request: Request, { number = '', what }: Address) {
  const order = await ownReservation(context, request, number)
  const { clock } = context.get(servicesContext)
  if (order.state !== 'confirmed') throw redirect(tabAddress(localeOf(context), number, 'podsumowanie'), 303)
  const kind = kindsOfTrip(order).find((one) => one === what)
  if (!kind && what !== 'wycena') throw notFound()
  const step = kind ? await stepOf(context, request, order, kind) : await quoting(context, request, order)
  const page: ChangePage = {
    head: reservationHead(order, localeOf(context), clock()),
    present: { total: order.price.total, paid: order.paid },
    kinds: kindsOf(order, dayOf(clock())),
    step,
  }
  const { i18n } = context.get(deliveryContext)
  return { page, texts: pageTexts(i18n, 'account', 'checkout', 'payment', 'reservation', 'upsells') }
}

function stepOf(context: Context, request: Request, order: Order, kind: ChangeKind): Promise<ChangeStep> {
  return kind === 'osoby' ? choosingPeople(context, order) : choosing(context, request, order, kind)
}

async function choosing(
  context: Context,
  request: Request,
  order: Order,
  kind: OptionKind,
): Promise<ChangeStep> {
  const services = context.get(servicesContext)
  const fee = feeView(order, dayOf(services.clock()))
  if (!fee) return { step: 'late' }
  const { searchParams } = new URL(request.url)
  return { step: 'choose', kind, fee, ...(await pricedOptions(services, order, kind, searchParams)) }
}

async function choosingPeople(context: Context, order: Order): Promise<ChangeStep> {
  const services = context.get(servicesContext)
  const leaving = await leavingOptions(services, order)
  if (!leaving) return { step: 'late' }
  return {
    step: 'osoby',
    ...leaving,
    rooms: order.offer.occupancies.length,
    nth: order.participants.length,
    canJoin: feeView(order, dayOf(services.clock())) !== null,
  }
}

async function quoting(context: Context, request: Request, order: Order): Promise<ChangeStep> {
  const { booking } = context.get(servicesContext)
  const { i18n } = context.get(deliveryContext)
  const id = new URL(request.url).searchParams.get(changeQuoteParameter) ?? ''
  const quote = await booking.changeQuote(order.number, id)
  if (!quote) throw notFound()
  if (quote.isConfirmed) throw redirect(changedAddress(localeOf(context), order.number), 303)
  return { step: 'quote', quote: quoteView(order, quote, i18n.t) }
}
