import type { Order, OrderNotice } from '@wojaz/booking'
import { pageTexts } from '@wojaz/content'
import { data, redirect } from 'react-router'
import { leavingParameter, noticeAddress } from '../../app/features/reservation/reservation-address.ts'
import { type Context, localeOf, typedIn } from '../account/account-page.ts'
import { justProven } from '../account/signed-in.ts'
import { deliveryContext, servicesContext } from '../request/context.ts'
import { heldReservation, isOwnReservation } from './held-reservation.ts'
import { ownReservation } from './load-reservation.ts'
import { notFound } from './not-found.ts'
import { noticePage } from './notice-views.ts'

interface Address {
  readonly number?: string | undefined
  readonly notice?: string | undefined
}

/** What the organiser changed, for whoever has the order or the letter about it. Leaving is looked at by its customer, who has just proved who they are. */
export async function loadNotice(context: Context, request: Request, address: Address) {
  const { order, notice } = await noticeOf(context, request, address)
  const isLeaving = new URL(request.url).searchParams.has(leavingParameter) && notice.state === 'open'
  if (isLeaving) await provenOwner(context, request, order)
  const { i18n } = context.get(deliveryContext)
  const { clock } = context.get(servicesContext)
  const isOwn = await isOwnReservation(context, order)
  return {
    page: noticePage(order, notice, { isLeaving, isOwn, now: clock() }),
    texts: pageTexts(i18n, 'account', 'reservation'),
  }
}

/** Agreeing costs nothing and can be done by the letter alone; leaving moves money, and the letter is not enough. */
export async function actNotice(context: Context, request: Request, address: Address) {
  const { order, notice } = await noticeOf(context, request, address)
  const { intent } = await typedIn(request)
  if (intent === 'leave') await provenOwner(context, request, order)
  const { booking } = context.get(servicesContext)
  const answer = intent === 'leave' ? 'left' : 'accepted'
  const outcome = await booking.answerNotice(order.number, notice.id, answer)
  if (!outcome.ok) return data({ isOver: true }, { status: 409 })
  return redirect(noticeAddress(localeOf(context), order.number, notice.id), 303)
}

/** To every other customer this does not exist, though they may hold the letter. */
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
