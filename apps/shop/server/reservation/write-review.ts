import { canReview, editableUntil, readReview, type TripPhoto, type TripReview } from '@wojaz/booking'
import { photoSender } from '@wojaz/booking/server'
import { pageTexts } from '@wojaz/content'
import { dayOf } from '@wojaz/travel/dates'
import { type Upload, uploadRules } from '@wojaz/uploads'
import type { Uploads } from '@wojaz/uploads/server'
import { data, redirect } from 'react-router'
import { savedParameter } from '../../app/features/account/settings-address.ts'
import { reviewAddress } from '../../app/features/reservation/reservation-address.ts'
import type { PhotoFault, ReviewAnswer, ReviewPage } from '../../app/features/reservation/review-view.ts'
import { type Context, localeOf } from '../account/account-page.ts'
import { deliveryContext, servicesContext } from '../request/context.ts'
import { heldReservation, isOwnReservation } from './held-reservation.ts'
import { notFound } from './not-found.ts'

/** The review form for travellers, with their earlier text. */
export async function loadReview(context: Context, request: Request, number = '') {
  const order = await heldReservation(context, request, number)
  const { booking, clock } = context.get(servicesContext)
  const today = dayOf(clock())
  const known = await booking.tripReview(order.number)
  if (!canReview(order, today) && !known) throw notFound()
  const page: ReviewPage = {
    number: order.number,
    name: order.offer.hotelName,
    returnDate: order.offer.returnDate,
    written: known && writtenView(known),
    canWrite: canReview(order, today) && (!known || today <= editableUntil(known)),
    isSaved: new URL(request.url).searchParams.has(savedParameter),
    isOwn: await isOwnReservation(context, order),
  }
  const { i18n } = context.get(deliveryContext)
  return { page, texts: pageTexts(i18n, 'account', 'reservation') }
}

/** Uploaded photos stay with the form until it is valid, so that they are sent once. */
export async function actReview(context: Context, request: Request, number = '') {
  const order = await heldReservation(context, request, number)
  const { booking, uploads } = context.get(servicesContext)
  const sent = await uploads.readForm(request, { for: 'review', sentBy: photoSender(order.number) })
  const nothing = { faults: {}, isOver: false, photos: [], photoFaults: [] }
  if (!sent.ok) {
    const { code, typed } = sent.refusal
    return data<ReviewAnswer>({ ...nothing, typed, photoFaults: [{ name: '', code }] }, { status: 422 })
  }
  const { typed, kept, refused, all } = sent.value
  const photos = [...(await staying(uploads, all('stay'), order.number)), ...kept.map(photoOf)]
  const read = readReview(typed)
  const photoFaults = [...refused, ...tooMany(photos)]
  const faults = read.ok ? {} : read.refusal
  if (!read.ok || photoFaults.length > 0)
    return data<ReviewAnswer>({ ...nothing, typed, faults, photos, photoFaults }, { status: 422 })
  const ids = photos.map(({ id }) => id)
  const outcome = await booking.writeReview(order.number, read.value, ids)
  if (!outcome.ok) {
    const { code } = outcome.refusal
    if (code === 'photos-full') {
      const photoFaults = [{ name: '', code: 'kept-full' }] as const
      return data<ReviewAnswer>({ ...nothing, typed, photos, photoFaults }, { status: 409 })
    }
    const isOver = code !== 'photos-unknown' && code !== 'too-many-photos'
    return data<ReviewAnswer>({ ...nothing, typed, photos, isOver }, { status: 409 })
  }
  return redirect(`${reviewAddress(localeOf(context), order.number)}?${savedParameter}=1`, 303)
}

/** The earlier photos that the guest left ticked, if they belong to this review. */
async function staying(
  uploads: Pick<Uploads, 'find'>,
  ids: readonly string[],
  number: string,
): Promise<TripPhoto[]> {
  const found = await Promise.all([...new Set(ids)].slice(0, 20).map((id) => uploads.find(id)))
  return found.flatMap((one) =>
    one?.ownerKind === 'review' && (one.ownerId ?? number) === number && one.sentBy === photoSender(number)
      ? photoOf(one)
      : [],
  )
}

function photoOf({ id, name, width, height }: Upload): TripPhoto {
  return { id, name, width: width ?? 0, height: height ?? 0 }
}

function tooMany(photos: readonly TripPhoto[]): PhotoFault[] {
  return photos.length > uploadRules.review.files ? [{ name: '', code: 'too-many-files' }] : []
}

function writtenView(review: TripReview): NonNullable<ReviewPage['written']> {
  const { scores, title, text, state, refusedBecause, photos } = review
  return { scores, title, text, state, refusedBecause, photos, editableUntil: editableUntil(review) }
}
