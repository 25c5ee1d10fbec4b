import type { Order } from '@wojaz/booking'
import { pageTexts } from '@wojaz/content'
import { redirect } from 'react-router'
import { savedParameter } from '../../app/features/account/settings-address.ts'
import {
  documentsParameter,
  doneParameter,
  isReservationTab,
  keptParameter,
  peopleParameter,
  quoteParameter,
  type ReservationTab,
  tabAddress,
} from '../../app/features/reservation/reservation-address.ts'
import type { ReservationPage, ReservationPart } from '../../app/features/reservation/reservation-view.ts'
import { type Context, localeOf } from '../account/account-page.ts'
import { missingOf } from '../account/missing-of.ts'
import { justProven, signedIn } from '../account/signed-in.ts'
import { deliveryContext, servicesContext } from '../request/context.ts'
import { chatPart } from '../talks/chat-part.ts'
import { unreadOfTrip } from '../talks/unread-of.ts'
import { guidePart } from './guide-part.ts'
import { hotelPart } from './hotel-part.ts'
import { notFound } from './not-found.ts'
import { reservationHead } from './reservation-head.ts'
import { reservationOf } from './reservation-of.ts'
import { documentsPart, manageView, paymentPart, summaryPart, travelPart } from './reservation-parts.ts'
import { sharingPart } from './sharing-part.ts'
import { travellerDataView } from './traveller-data.ts'
import { tripPayView } from './trip-pay-view.ts'
import { upsellsPart } from './upsells-part.ts'

interface Address {
  readonly number?: string | undefined
  readonly tab?: string | undefined
}

/** One page of a reservation, for its customer; 404 for everybody else. */
export async function loadReservation(context: Context, request: Request, { number = '', tab }: Address) {
  const order = await ownReservation(context, request, number)
  if (tab === undefined) throw redirect(tabAddress(localeOf(context), number, 'podsumowanie'), 303)
  const head = reservationHead(order, localeOf(context), context.get(servicesContext).clock())
  if (!isReservationTab(tab)) throw notFound()
  // Cancelled in another window: redirects to the page that shows it.
  if (!head.tabs.includes(tab) && order.state !== 'confirmed')
    throw redirect(tabAddress(localeOf(context), number, 'podsumowanie'), 303)
  if (!head.tabs.includes(tab)) throw notFound()
  const part = await partOf(context, request, order, tab)
  const sharing = await sharingPart(context, request, order, tab)
  const page: ReservationPage = {
    head: { ...head, unread: await unreadOfTrip(context, number, tab) },
    part,
    sharing,
  }
  const { i18n } = context.get(deliveryContext)
  return {
    page,
    texts: pageTexts(i18n, 'account', 'checkout', 'mailbox', 'payment', 'reservation', 'upsells'),
  }
}

export async function ownReservation(context: Context, request: Request, number: string): Promise<Order> {
  const customer = signedIn(context, request)
  const order = await reservationOf(context.get(servicesContext).booking, customer, number)
  if (!order) throw notFound()
  return order
}

function partOf(
  context: Context,
  request: Request,
  order: Order,
  tab: ReservationTab,
): Promise<ReservationPart> | ReservationPart {
  switch (tab) {
    case 'podsumowanie':
      return summaryOf(context, order)
    case 'podroz':
      return travelPart(order, context.get(deliveryContext).i18n.t)
    case 'hotel':
      return hotelPart(context, order)
    case 'przewodnik':
      return guidePart(context, order)
    case 'uslugi':
      return upsellsPart(context, request, order)
    case 'czat':
      return chatPart(context, request, order)
    case 'dokumenty':
      return documentsOf(context, order)
    case 'platnosc':
      return paymentOf(context, request, order)
    case 'zarzadzanie':
      return manageOf(context, request, order)
  }
}

async function summaryOf(context: Context, order: Order): Promise<ReservationPart> {
  const services = context.get(servicesContext)
  return summaryPart(order, (await missingOf(services, [order]))(order), services.clock())
}

async function documentsOf(context: Context, order: Order): Promise<ReservationPart> {
  const changes = await context.get(servicesContext).booking.changesOf(order.number)
  return documentsPart(order, changes, localeOf(context))
}

async function paymentOf(context: Context, request: Request, order: Order): Promise<ReservationPart> {
  const changes = await context.get(servicesContext).booking.changesOf(order.number)
  const pay = await tripPayView(context, request, order)
  return paymentPart(order, { changes, pay }, context.get(deliveryContext).i18n.t)
}

async function manageOf(context: Context, request: Request, order: Order): Promise<ReservationPart> {
  const services = context.get(servicesContext)
  const { booking, clock } = services
  const changes = await booking.changesOf(order.number)
  const { searchParams } = new URL(request.url)
  const id = searchParams.get(quoteParameter)
  const isOpen = searchParams.has(peopleParameter)
  const hasForms = searchParams.has(documentsParameter)
  if (isOpen || hasForms) justProven(context, request)
  const quote = id === null ? null : await booking.cancelQuote(order.number, id)
  if (id !== null && !quote) throw notFound()
  return manageView(
    order,
    {
      quote,
      isOpen,
      changes,
      travellerData: await travellerDataView(services, order, localeOf(context), {
        isOpen: hasForms,
        saved: savedIn(searchParams),
      }),
      isSaved: searchParams.has(savedParameter),
      isChanged: searchParams.has(doneParameter),
    },
    clock(),
    context.get(deliveryContext).i18n.t,
  )
}

function savedIn(search: URLSearchParams): 'documents' | 'wishes' | null {
  const saved = search.get(keptParameter)
  return saved === 'documents' || saved === 'wishes' ? saved : null
}
