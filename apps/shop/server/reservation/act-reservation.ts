import { data, redirect } from 'react-router'
import {
  noticeAddress,
  quoteAddress,
  tabAddress,
} from '../../app/features/reservation/reservation-address.ts'
import { type Context, localeOf, typedIn } from '../account/account-page.ts'
import { justProven } from '../account/signed-in.ts'
import { servicesContext } from '../request/context.ts'
import { actChat } from '../talks/chat-part.ts'
import { actContact, actPerson } from './act-people.ts'
import { actTravellerData, isTravellerDataIntent } from './act-traveller-data.ts'
import { actTripPayment } from './act-trip-payment.ts'
import { actUpsells, isUpsellsIntent } from './act-upsells.ts'
import { ownReservation } from './load-reservation.ts'
import { notFound, notUnderstood } from './not-found.ts'
import { actSharing, isSharing } from './sharing-part.ts'
import { cancelFaults } from './trip-refusals.ts'

/** `quote`: makes a quote for cancelling, which gets a URL. `cancel`: accepts it, after a fresh proof of identity. */
export async function actReservation(context: Context, request: Request, number = '', tab?: string) {
  const order = await ownReservation(context, request, number)
  if (tab === 'czat') return actChat(context, request, order)
  const { state } = order
  const { booking } = context.get(servicesContext)
  const locale = localeOf(context)
  const typed = await typedIn(request)
  if (isSharing(typed.intent)) return actSharing(context, request, order, typed)
  if (typed.intent === 'person' || typed.intent === 'contact') {
    justProven(context, request)
    return (typed.intent === 'person' ? actPerson : actContact)(context, order, typed)
  }
  if (isTravellerDataIntent(typed.intent)) return actTravellerData(context, request, order, typed)
  if (typed.intent === 'pay') return actTripPayment(context, order, typed)
  if (isUpsellsIntent(typed.intent)) return actUpsells(context, request, order, typed)
  if (typed.intent === 'cancel') {
    justProven(context, request)
    const quote = typed.quote ?? ''
    if (!(await booking.cancelQuote(number, quote))) throw notFound()
    const confirmed = await booking.confirmCancel(number, quote)
    return confirmed.ok ? redirect(tabAddress(locale, number, 'platnosc'), 303) : refusal(confirmed.refusal)
  }
  if (typed.intent !== 'quote') throw notUnderstood()
  if (state !== 'confirmed') return fault('not-confirmed')
  /** While an organiser's change waits for an answer, the guest cancels through that answer, free of charge. */
  function refusal(why: RefusalOfQuote) {
    return why.code === 'notice-open'
      ? redirect(noticeAddress(locale, number, why.noticeId), 303)
      : fault(why.code)
  }
  const quoted = await booking.quoteCancel(number)
  if (quoted.ok) return redirect(quoteAddress(locale, number, quoted.value.id), 303)
  return refusal(quoted.refusal)
}

type RefusalOfQuote =
  | { readonly code: keyof typeof cancelFaults | 'order-unknown' }
  | { readonly code: 'notice-open'; readonly noticeId: string }

function fault(code: keyof typeof cancelFaults | 'order-unknown') {
  if (code === 'order-unknown') throw notFound()
  return data({ fault: cancelFaults[code] }, { status: 409 })
}
