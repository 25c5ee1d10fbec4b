import { cancelPrice, type Order } from '@wojaz/booking'
import { pageTexts } from '@wojaz/content'
import { hasHotel } from '@wojaz/offers'
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
import { namesOf } from '../payment/names-of.ts'
import { deliveryContext, servicesContext } from '../request/context.ts'
import { leavingWish } from './act-party.ts'
import { type Asked, otherAirports, otherDates, otherRooms } from './change-options.ts'
import { feeView, kindsOf, kindsOfTrip, optionView, quoteView } from './change-parts.ts'
import { otherFlightDates } from './flight-options.ts'
import { ownReservation } from './load-reservation.ts'
import { notFound } from './not-found.ts'
import { reservationHead } from './reservation-head.ts'

interface Address {
  readonly number?: string | undefined
  readonly what?: string | undefined
}

/** One step of changing a booked trip, for the customer whose it is: to everybody else it does not exist. */
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
    ...{ kinds: kindsOf(order, dayOf(clock())), step },
  }
  const { i18n } = context.get(deliveryContext)
  return { page, texts: pageTexts(i18n, 'account', 'checkout', 'payment', 'reservation', 'upsells') }
}

function stepOf(context: Context, request: Request, order: Order, kind: ChangeKind): Promise<ChangeStep> {
  return kind === 'osoby' ? choosingPeople(context, order) : choosing(context, request, order, kind)
}

const findOptions = {
  termin: (asked: Asked) => (hasHotel(asked.order.offer) ? otherDates(asked) : otherFlightDates(asked)),
  lotnisko: otherAirports,
  pokoj: otherRooms,
} as const

async function choosing(
  context: Context,
  request: Request,
  order: Order,
  kind: OptionKind,
): Promise<ChangeStep> {
  const { booking, offers, clock } = context.get(servicesContext)
  const today = dayOf(clock())
  const fee = feeView(order, today)
  if (!fee) return { step: 'late' }
  const { searchParams: search } = new URL(request.url)
  const { offerCodes, filters } = await findOptions[kind]({ offers, order, search, locale: order.locale })
  const priced = await booking.changePrices(
    order,
    [...new Set(offerCodes)].map((offerCode) => ({ offerCode })),
  )
  const options = priced.flatMap((terms) => (terms ? optionView(order, terms, kind) : []))
  return {
    ...{ step: 'choose', kind, fee, filters },
    // Dates stand in the order of the calendar; the rest by price.
    options: kind === 'termin' ? options : options.toSorted((one, other) => one.total - other.total),
  }
}

async function choosingPeople(context: Context, order: Order): Promise<ChangeStep> {
  const { booking, offers, clock } = context.get(servicesContext)
  const today = dayOf(clock())
  const cancelling = cancelPrice(order, today)
  if (!cancelling) return { step: 'late' }
  const people = namesOf(order).map(async (name, place) => {
    const wish = await leavingWish(order, place, { offers })
    const [terms] = wish.ok ? await booking.changePrices(order, [wish.value]) : []
    return {
      ...{ place, name },
      total: terms?.price.total ?? null,
      difference: terms ? terms.price.total - order.price.total : 0,
    }
  })
  return {
    ...{ step: 'osoby', people: await Promise.all(people), percent: cancelling.percent },
    ...{ rooms: order.offer.occupancies.length, nth: order.participants.length },
    canJoin: feeView(order, today) !== null,
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
