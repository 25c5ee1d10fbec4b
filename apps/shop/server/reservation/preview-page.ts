import { documentsOf } from '@wojaz/booking/server'
import { pageTexts } from '@wojaz/content'
import { hasHotel } from '@wojaz/offers'
import { data } from 'react-router'
import { previewParameter } from '../../app/features/reservation/sharing-address.ts'
import type { PreviewPage } from '../../app/features/reservation/sharing-view.ts'
import { type Context, localeOf } from '../account/account-page.ts'
import { deliveryContext, servicesContext } from '../request/context.ts'
import { hotelPart } from './hotel-part.ts'
import { reservationHead } from './reservation-head.ts'
import { summaryPart, travelPart } from './reservation-parts.ts'

/** A shared trip for companions with its link: without prices, and documents only if the owner shares them. */
export async function loadPreview(context: Context, request: Request) {
  const { sharing, clock } = context.get(servicesContext)
  const { i18n } = context.get(deliveryContext)
  const texts = pageTexts(i18n, 'account', 'checkout', 'payment', 'reservation', 'upsells')
  const link = new URL(request.url).searchParams.get(previewParameter) ?? ''
  const opened = await sharing.openPreview(link)
  if (opened.state !== 'open') {
    const page: PreviewPage = { state: opened.state }
    return data({ page, texts }, { status: opened.state === 'unknown' ? 404 : 410 })
  }
  const { order, hasDocuments } = opened
  const { steps, people } = summaryPart(order)
  const page: PreviewPage = {
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
  return data({ page, texts }, { status: 200 })
}
