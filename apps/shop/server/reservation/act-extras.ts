import {
  type FlightChoice,
  type Order,
  readChosen,
  readSeatFields,
  seatsTogether,
  wishOf,
} from '@wojaz/booking'
import { data, redirect } from 'react-router'
import type { ExtrasAnswer, ExtrasFault } from '../../app/features/reservation/extras-view.ts'
import {
  doneParameter,
  extrasAddress,
  quoteParameter,
  tabAddress,
} from '../../app/features/reservation/reservation-address.ts'
import type { WishedSeat } from '../../app/features/seat-map/seat-map-view.ts'
import { type Context, localeOf } from '../account/account-page.ts'
import { justProven } from '../account/signed-in.ts'
import { servicesContext } from '../request/context.ts'
import { orderSeatMap } from './extras-part.ts'
import { extrasFault } from './extras-refusals.ts'
import { notFound } from './not-found.ts'

type Typed = Readonly<Record<string, string>>

const intents = ['extras', 'seats', 'seatsTogether', 'seatsClear', 'confirmExtras'] as const
type ExtrasIntent = (typeof intents)[number]

export function isExtrasIntent(intent: string | undefined): intent is ExtrasIntent {
  return intents.some((one) => one === intent)
}

/** A choice gets a price, on an address of its own; a price is confirmed by whoever has just proved who they are. */
export async function actExtras(context: Context, request: Request, order: Order, typed: Typed) {
  if (typed.intent === 'confirmExtras') return confirm(context, request, order, typed)
  const { booking } = context.get(servicesContext)
  const { number } = order
  const seats = typed.intent === 'extras' ? null : await seatsTyped(context, order, typed)
  if (seats === 'none') return fault({ key: 'upsells.plane.togetherNone', type: null }, {})
  const upsells = seats ? order.upsells : await upsellsTyped(context, order, typed)
  const quoted = await booking.quoteExtras(number, { upsells, seats })
  return quoted.ok
    ? redirect(extrasAddress(localeOf(context), number, quoteParameter, quoted.value.id), 303)
    : fault(extrasFault(quoted.refusal), seats ? { wished: seats.flatMap(wishedOn) } : { chosen: upsells })
}

const wishedOn = ({ flightId, seats }: FlightChoice): readonly WishedSeat[] =>
  seats.map(({ seat, person }) => ({ flightId, seat, person }))

async function confirm(context: Context, request: Request, { number }: Order, typed: Typed) {
  justProven(context, request)
  const { booking } = context.get(servicesContext)
  const locale = localeOf(context)
  const quoteId = typed.quote ?? ''
  const quote = await booking.extrasQuote(number, quoteId)
  if (!quote) throw notFound()
  const isNow = typed.pay !== 'later'
  const confirmed = await booking.confirmExtras(number, quoteId, isNow ? 'now' : 'later')
  if (!confirmed.ok) return fault(extrasFault(confirmed.refusal), {})
  const isToPay = isNow && quote.difference > 0
  return redirect(
    isToPay ? tabAddress(locale, number, 'platnosc') : extrasAddress(locale, number, doneParameter),
    303,
  )
}

async function upsellsTyped(context: Context, order: Order, typed: Typed) {
  const offer = await context.get(servicesContext).booking.extrasOf(order)
  return wishOf(order, offer, readChosen(typed, offer.open))
}

/** 'none': the plane has no place for all of them side by side. */
async function seatsTyped(
  context: Context,
  order: Order,
  typed: Typed,
): Promise<readonly FlightChoice[] | 'none'> {
  const view = await orderSeatMap(context, order)
  if (!view) return []
  if (typed.intent === 'seatsTogether') return seatsTogether(view) ?? 'none'
  return readSeatFields(typed.intent === 'seatsClear' ? {} : typed, view)
}

/** What was ticked is given back with it. */
function fault(why: ExtrasFault | null, sent: Omit<ExtrasAnswer, 'extrasFault'>) {
  if (!why) throw notFound()
  return data<ExtrasAnswer>({ extrasFault: why, ...sent }, { status: 409 })
}
