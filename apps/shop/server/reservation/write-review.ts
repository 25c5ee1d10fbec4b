import { canReview, editableUntil, readReview, type TripReview } from '@wojaz/booking'
import { pageTexts } from '@wojaz/content'
import { dayOf } from '@wojaz/travel/dates'
import { data, redirect } from 'react-router'
import { savedParameter } from '../../app/features/account/settings-address.ts'
import { reviewAddress } from '../../app/features/reservation/reservation-address.ts'
import type { ReviewAnswer, ReviewPage } from '../../app/features/reservation/review-view.ts'
import { type Context, localeOf, typedIn } from '../account/account-page.ts'
import { deliveryContext, servicesContext } from '../request/context.ts'
import { heldReservation, isOwnReservation } from './held-reservation.ts'
import { notFound } from './not-found.ts'

/** The form for whoever was there, with what they wrote before. */
export async function loadReview(context: Context, request: Request, number = '') {
  const order = await heldReservation(context, request, number)
  const { booking, clock } = context.get(servicesContext)
  const today = dayOf(clock())
  const known = await booking.tripReview(order.number)
  if (!canReview(order, today) && !known) throw notFound()
  const page: ReviewPage = {
    ...{ number: order.number, name: order.offer.hotelName, returnDate: order.offer.returnDate },
    written: known && writtenView(known),
    canWrite: canReview(order, today) && (!known || today <= editableUntil(known)),
    isSaved: new URL(request.url).searchParams.has(savedParameter),
    isOwn: await isOwnReservation(context, order),
  }
  const { i18n } = context.get(deliveryContext)
  return { page, texts: pageTexts(i18n, 'account', 'reservation') }
}

export async function actReview(context: Context, request: Request, number = '') {
  const order = await heldReservation(context, request, number)
  const typed = await typedIn(request)
  const read = readReview(typed)
  if (!read.ok) return data<ReviewAnswer>({ typed, faults: read.refusal, isOver: false }, { status: 422 })
  const { booking } = context.get(servicesContext)
  const outcome = await booking.writeReview(order.number, read.value)
  if (!outcome.ok) return data<ReviewAnswer>({ typed, faults: {}, isOver: true }, { status: 409 })
  return redirect(`${reviewAddress(localeOf(context), order.number)}?${savedParameter}=1`, 303)
}

function writtenView(review: TripReview): NonNullable<ReviewPage['written']> {
  const { scores, title, text, state } = review
  return { scores, title, text, state, editableUntil: editableUntil(review) }
}
