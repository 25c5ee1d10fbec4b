import type { Order } from '@wojaz/booking'
import type { ChangeRefusal, ChangeWish, ConfirmChangeRefusal } from '@wojaz/booking/server'
import { accepted, type Outcome } from '@wojaz/travel/outcome'
import { data, redirect } from 'react-router'
import type { ChangeAnswer, ChangeFault } from '../../app/features/reservation/change-view.ts'
import { changedAddress, changeQuoteAddress } from '../../app/features/reservation/reservation-address.ts'
import { type Context, localeOf, typedIn } from '../account/account-page.ts'
import { justProven } from '../account/signed-in.ts'
import { servicesContext } from '../request/context.ts'
import type { Services } from '../request/services.ts'
import { joiningWish, leavingWish, type PartyRefusal } from './act-party.ts'
import { notFound, ownReservation } from './load-reservation.ts'

/** What another trip would cost instead gets an address of its own. `quote`: that is confirmed, by whoever has just proved who they are. */
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
    return confirmed.ok ? redirect(changedAddress(locale, number), 303) : fault(confirmed.refusal.code)
  }
  const wish = await wishOf(order, typed, { offers, clock })
  if (!wish.ok)
    return data<ChangeAnswer>({ ...wish.refusal, typed }, { status: 'fault' in wish.refusal ? 409 : 422 })
  const quoted = await booking.quoteChange(number, wish.value)
  return quoted.ok
    ? redirect(changeQuoteAddress(locale, number, quoted.value.id), 303)
    : fault(quoted.refusal.code)
}

/** `leave`: without somebody; `join`: with somebody more; else another trip by its code. */
async function wishOf(
  order: Order,
  typed: Readonly<Record<string, string>>,
  services: Pick<Services, 'offers' | 'clock'>,
): Promise<Outcome<ChangeWish, PartyRefusal>> {
  if (typed.leave !== undefined) return leavingWish(order, Number(typed.leave), services)
  if (typed.join !== undefined) return joiningWish(order, typed, services)
  return accepted({ offerCode: typed.offer ?? '' })
}

const faults: Record<
  Exclude<(ChangeRefusal | ConfirmChangeRefusal)['code'], 'order-unknown'>,
  ChangeFault
> = {
  'quote-outdated': 'quoteOutdated',
  'not-confirmed': 'notConfirmed',
  'too-late': 'changeLate',
  'not-offered': 'notOffered',
  'sold-out': 'soldOut',
  'room-without-adult': 'roomWithoutAdult',
}

function fault(code: keyof typeof faults | 'order-unknown') {
  if (code === 'order-unknown') throw notFound()
  return data<ChangeAnswer>({ fault: faults[code] }, { status: 409 })
}
