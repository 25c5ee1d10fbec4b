import type { Order, OrderNotice } from '@wojaz/booking'
import type { NoticeAnswer, NoticeRefusal } from '@wojaz/booking/server'
import { pageTexts } from '@wojaz/content'
import { data, redirect } from 'react-router'
import type { NoticeReply } from '../../app/features/reservation/notice-view.ts'
import {
  leavingParameter,
  noticeAddress,
  takingParameter,
} from '../../app/features/reservation/reservation-address.ts'
import { type Context, localeOf, typedIn } from '../account/account-page.ts'
import { justProven } from '../account/signed-in.ts'
import { deliveryContext, servicesContext } from '../request/context.ts'
import { termsView } from './change-parts.ts'
import { heldReservation, isOwnReservation } from './held-reservation.ts'
import { ownReservation } from './load-reservation.ts'
import { notFound, notUnderstood } from './not-found.ts'
import { noticePage } from './notice-views.ts'

interface Address {
  readonly number?: string | undefined
  readonly notice?: string | undefined
}

/**
 * Shows an organiser's change to holders of the order or of its email. Cancelling needs the order's customer with a fresh proof
 * of identity.
 */
export async function loadNotice(context: Context, request: Request, address: Address) {
  const { order, notice } = await noticeOf(context, request, address)
  const { searchParams } = new URL(request.url)
  const isLeaving = searchParams.has(leavingParameter) && notice.state === 'open'
  const isTaking = searchParams.has(takingParameter) && notice.state === 'open'
  if (isLeaving || isTaking) await provenOwner(context, request, order)
  const { i18n } = context.get(deliveryContext)
  const { booking, clock } = context.get(servicesContext)
  const terms = isTaking ? await booking.noticeSubstitute(order.number, notice.id) : null
  const taking = terms && termsView(order, terms, i18n.t)
  const isOwn = await isOwnReservation(context, order)
  return {
    page: noticePage(order, notice, { isLeaving, taking, isOwn, now: clock() }),
    texts: pageTexts(i18n, 'account', 'payment', 'reservation'),
  }
}

/** Accepting costs nothing, so the email is enough. Cancelling and taking another trip move money and need a login. */
export async function actNotice(context: Context, request: Request, address: Address) {
  const { order, notice } = await noticeOf(context, request, address)
  const { intent } = await typedIn(request)
  const answer = answers.get(intent ?? '')
  if (!answer) throw notUnderstood()
  if (answer !== 'accepted') await provenOwner(context, request, order)
  const { booking } = context.get(servicesContext)
  const outcome = await booking.answerNotice(order.number, notice.id, answer)
  if (!outcome.ok) return data<NoticeReply>(noticeReply(outcome.refusal.code), { status: 409 })
  return redirect(noticeAddress(localeOf(context), order.number, notice.id), 303)
}

/** The answers by button value. Any other value is refused, so nobody accepts by accident. */
const answers: ReadonlyMap<string, NoticeAnswer> = new Map([
  ['accept', 'accepted'],
  ['leave', 'left'],
  ['substitute', 'substituted'],
])

/** The substitute may be sold out while the question is still open. */
export function noticeReply(code: NoticeRefusal['code']): NoticeReply {
  return code === 'sold-out' || code === 'not-offered' ? { isGone: true } : { isOver: true }
}

/** For any other customer it does not exist, even if they have the email. */
async function provenOwner(context: Context, request: Request, { number }: Order): Promise<void> {
  await ownReservation(context, request, number)
  justProven(context, request)
}

async function noticeOf(
  context: Context,
  request: Request,
  { number = '', notice: id }: Address,
): Promise<{ order: Order; notice: OrderNotice }> {
  const order = await heldReservation(context, request, number)
  const notice = order.notices.find((one) => one.id === id)
  if (!notice) throw notFound()
  return { order, notice }
}
