import { documentsOf, type OpenedPreview } from '@wojaz/booking/server'
import { pageTexts } from '@wojaz/content'
import { hasHotel } from '@wojaz/offers'
import { data, redirect } from 'react-router'
import { accountAddress } from '../../app/features/account/account-address.ts'
import { previewParameter } from '../../app/features/reservation/sharing-address.ts'
import type { PreviewPage } from '../../app/features/reservation/sharing-view.ts'
import { type Context, localeOf } from '../account/account-page.ts'
import { signedIn } from '../account/signed-in.ts'
import { tripAhead } from '../account/trip-ahead.ts'
import { deliveryContext, servicesContext } from '../request/context.ts'
import { hotelPart } from './hotel-part.ts'
import { ownReservation } from './load-reservation.ts'
import { reservationHead } from './reservation-head.ts'
import { summaryPart, travelPart } from './reservation-parts.ts'

/**
 * A shared trip for companions with its link: without prices, and documents only if the owner shares them. Without a link it is for
 * customers: what the companions of their next trip see.
 */
export async function loadPreview(context: Context, request: Request) {
  const { i18n } = context.get(deliveryContext)
  const texts = pageTexts(i18n, 'account', 'checkout', 'payment', 'reservation', 'upsells')
  const link = new URL(request.url).searchParams.get(previewParameter)
  const opened =
    link === null
      ? await ownPreview(context, request)
      : await context.get(servicesContext).sharing.openPreview(link)
  if (opened.state !== 'open') {
    const page: PreviewPage = { state: opened.state }
    return data({ page, texts }, { status: opened.state === 'unknown' ? 404 : 410 })
  }
  const page = await openPage(context, opened, link)
  return data({ page, texts }, { status: 200 })
}

async function ownPreview(context: Context, request: Request): Promise<OpenedPreview> {
  const customer = signedIn(context, request)
  const trip = await tripAhead(context, customer)
  if (!trip) throw redirect(accountAddress(localeOf(context), 'home'), 303)
  const order = await ownReservation(context, request, trip.reservation.number)
  const shared = await context.get(servicesContext).sharing.previewOf(order.number)
  return { state: 'open', order, hasDocuments: shared?.hasDocuments ?? false }
}

async function openPage(
  context: Context,
  { order, hasDocuments }: Extract<OpenedPreview, { state: 'open' }>,
  link: string | null,
): Promise<PreviewPage> {
  const { clock } = context.get(servicesContext)
  const { i18n } = context.get(deliveryContext)
  const { steps, people } = summaryPart(order)
  return {
    state: 'open',
    link,
    head: { ...reservationHead(order, localeOf(context), clock()), tabs: [], notices: [], after: null },
    steps,
    people,
    travel: order.offer.departureFlight ? travelPart(order, i18n.t) : null,
    // Wishes may reveal somebody's health.
    hotel: hasHotel(order.offer) ? { ...(await hotelPart(context, order)), wishes: null } : null,
    documents: hasDocuments ? documentsOf(order) : [],
  }
}
