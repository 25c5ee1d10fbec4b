import { data, redirect } from 'react-router'
import type { ChangeAnswer } from '../../app/features/reservation/change-view.ts'
import { changedAddress, changeQuoteAddress } from '../../app/features/reservation/reservation-address.ts'
import { type Context, localeOf, typedIn } from '../account/account-page.ts'
import { justProven } from '../account/signed-in.ts'
import { servicesContext } from '../request/context.ts'
import { changeWish } from './change-wish.ts'
import { ownReservation } from './load-reservation.ts'
import { notFound } from './not-found.ts'
import { changeFaults } from './trip-refusals.ts'

type Typed = Readonly<Record<string, string>>

/** Makes a quote for another trip, which gets a URL. `quote`: accepts it, after a fresh proof of identity. */
export async function actChange(context: Context, request: Request, number = '') {
  const order = await ownReservation(context, request, number)
  const { booking, offers, clock } = context.get(servicesContext)
  const locale = localeOf(context)
  const typed = await typedIn(request)
  const { quote } = typed
  if (quote !== undefined) {
    justProven(context, request)
    if (!(await booking.changeQuote(number, quote))) throw notFound()
    const confirmed = await booking.confirmChange(number, quote)
    return confirmed.ok ? redirect(changedAddress(locale, number), 303) : fault(confirmed.refusal.code, typed)
  }
  const wish = await changeWish(order, typed, { offers, clock })
  if (!wish.ok)
    return data<ChangeAnswer>({ ...wish.refusal, typed }, { status: 'fault' in wish.refusal ? 409 : 422 })
  const quoted = await booking.quoteChange(number, wish.value)
  return quoted.ok
    ? redirect(changeQuoteAddress(locale, number, quoted.value.id), 303)
    : fault(quoted.refusal.code, typed)
}

/** Keeps everything typed. */
function fault(code: keyof typeof changeFaults | 'order-unknown', typed: Typed) {
  if (code === 'order-unknown') throw notFound()
  return data<ChangeAnswer>({ fault: changeFaults[code], typed }, { status: 409 })
}
