import {
  type FlightChoice,
  type Order,
  readChosen,
  readSeatFields,
  seatsTogether,
  wishOf,
} from '@wojaz/booking'
import { data, redirect } from 'react-router'
import {
  doneParameter,
  quoteParameter,
  tabAddress,
  upsellsAddress,
} from '../../app/features/reservation/reservation-address.ts'
import type { UpsellsAnswer, UpsellsFault } from '../../app/features/reservation/upsells-view.ts'
import type { WishedSeat } from '../../app/features/seat-map/seat-map-view.ts'
import { type Context, localeOf } from '../account/account-page.ts'
import { justProven } from '../account/signed-in.ts'
import { servicesContext } from '../request/context.ts'
import { notFound } from './not-found.ts'
import { orderSeatMap } from './upsells-part.ts'
import { upsellsFault } from './upsells-refusals.ts'

type Typed = Readonly<Record<string, string>>

const intents = ['upsells', 'seats', 'seatsTogether', 'seatsClear', 'confirmUpsells'] as const
type UpsellsIntent = (typeof intents)[number]

export function isUpsellsIntent(intent: string | undefined): intent is UpsellsIntent {
  return intents.some((one) => one === intent)
}

/** A choice gets a quote with a URL. Accepting the quote needs a fresh proof of identity. */
export async function actUpsells(context: Context, request: Request, order: Order, typed: Typed) {
  if (typed.intent === 'confirmUpsells') return confirm(context, request, order, typed)
  const { booking } = context.get(servicesContext)
  const { number } = order
  const seats = typed.intent === 'upsells' ? null : await seatsTyped(context, order, typed)
  if (seats === 'none') return fault({ key: 'upsells.plane.togetherNone', type: null }, {})
  const upsells = seats ? order.upsells : await upsellsTyped(context, order, typed)
  const quoted = await booking.quoteUpsells(number, { upsells, seats })
  return quoted.ok
    ? redirect(upsellsAddress(localeOf(context), number, quoteParameter, quoted.value.id), 303)
    : fault(upsellsFault(quoted.refusal), seats ? { wished: seats.flatMap(wishedOn) } : { chosen: upsells })
}

const wishedOn = ({ flightId, seats }: FlightChoice): readonly WishedSeat[] =>
  seats.map(({ seat, person }) => ({ flightId, seat, person }))

async function confirm(context: Context, request: Request, { number }: Order, typed: Typed) {
  justProven(context, request)
  const { booking } = context.get(servicesContext)
  const locale = localeOf(context)
  const quoteId = typed.quote ?? ''
  const quote = await booking.upsellsQuote(number, quoteId)
  if (!quote) throw notFound()
  const isNow = typed.pay !== 'later'
  const confirmed = await booking.confirmUpsells(number, quoteId, isNow ? 'now' : 'later')
  if (!confirmed.ok) return fault(upsellsFault(confirmed.refusal), {})
  const isToPay = isNow && quote.difference > 0
  return redirect(
    isToPay ? tabAddress(locale, number, 'platnosc') : upsellsAddress(locale, number, doneParameter),
    303,
  )
}

async function upsellsTyped(context: Context, order: Order, typed: Typed) {
  const offer = await context.get(servicesContext).booking.upsellsOf(order)
  return wishOf(order, offer, readChosen(typed, offer.open))
}

/** 'none': the plane has no adjacent seats for all of them. */
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

/** Returns the refusal with the ticked choices. */
function fault(why: UpsellsFault | null, sent: Omit<UpsellsAnswer, 'upsellsFault'>) {
  if (!why) throw notFound()
  return data<UpsellsAnswer>({ upsellsFault: why, ...sent }, { status: 409 })
}
