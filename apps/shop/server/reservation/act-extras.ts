import {
  type FlightChoice,
  type Order,
  readChosen,
  readSeatFields,
  seatsTogether,
  wishOf,
} from '@wojaz/booking'
import type { ConfirmExtrasRefusal, QuoteExtrasRefusal } from '@wojaz/booking/server'
import { data, redirect } from 'react-router'
import { paymentAddress } from '../../app/features/checkout/checkout-address.ts'
import type { ExtrasFault } from '../../app/features/reservation/extras-view.ts'
import {
  doneParameter,
  extrasAddress,
  quoteParameter,
} from '../../app/features/reservation/reservation-address.ts'
import { type Context, localeOf } from '../account/account-page.ts'
import { justProven } from '../account/signed-in.ts'
import { seatsRefusalText } from '../checkout/seats-refusal.ts'
import { servicesContext } from '../request/context.ts'
import { orderSeatMap } from './extras-part.ts'

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
  if (seats === 'none') return fault({ key: 'upsells.plane.togetherNone', type: null })
  const upsells = seats ? order.upsells : await upsellsTyped(context, order, typed)
  const quoted = await booking.quoteExtras(number, { upsells, seats })
  return quoted.ok
    ? redirect(extrasAddress(localeOf(context), number, quoteParameter, quoted.value.id), 303)
    : fault(faultOf(quoted.refusal))
}

async function confirm(context: Context, request: Request, { number }: Order, typed: Typed) {
  justProven(context, request)
  const { booking } = context.get(servicesContext)
  const locale = localeOf(context)
  const quoteId = typed.quote ?? ''
  const quote = await booking.extrasQuote(number, quoteId)
  const isNow = typed.pay !== 'later'
  const confirmed = await booking.confirmExtras(number, quoteId, isNow ? 'now' : 'later')
  if (!confirmed.ok) return fault(faultOf(confirmed.refusal))
  const isToPay = isNow && (quote?.difference ?? 0) > 0
  return redirect(
    isToPay ? paymentAddress(locale, number) : extrasAddress(locale, number, doneParameter),
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

const words = {
  'nothing-changes': 'reservation.extras.fault.nothingChanges',
  'too-late': 'reservation.extras.fault.tooLate',
  'not-returned': 'reservation.extras.fault.notReturned',
  'not-confirmed': 'reservation.extras.fault.notConfirmed',
  'quote-outdated': 'reservation.fault.quoteOutdated',
  'payment-in-progress': 'reservation.extras.fault.paymentInProgress',
  'flight-sold-out': 'reservation.extras.fault.soldOut',
  'room-sold-out': 'reservation.extras.fault.soldOut',
  'seats-lost': 'upsells.plane.refused.taken',
} as const

function faultOf(refusal: QuoteExtrasRefusal | ConfirmExtrasRefusal): ExtrasFault {
  switch (refusal.code) {
    case 'order-unknown':
      throw data({ code: 'page-not-found' }, { status: 404 })
    case 'upsell-refused':
      return { key: 'reservation.extras.fault.notOffered', type: refusal.upsell.type }
    case 'too-late':
    case 'not-returned':
      return { key: words[refusal.code], type: refusal.type }
    case 'seat-refused':
    case 'no-seat-map':
    case 'too-many-seats':
    case 'seats-taken':
      return { key: seatsRefusalText(refusal), type: null }
    case 'flight-not-of-this-trip':
      return { key: seatsRefusalText({ code: refusal.code }), type: null }
    default:
      return { key: words[refusal.code], type: null }
  }
}

function fault(extrasFault: ExtrasFault) {
  return data({ extrasFault }, { status: 409 })
}
