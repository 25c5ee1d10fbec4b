import type { AttractionChoice } from '@wojaz/attractions'
import type { CartRefusal } from '@wojaz/attractions/server'
import { isOrderNumber } from '@wojaz/booking'
import type { Typed } from '@wojaz/mail'
import { isIsoDay } from '@wojaz/travel/dates'
import { type RouterContextProvider, redirect } from 'react-router'
import { attractionCartAddress } from '../../app/features/attraction-checkout/attraction-checkout-address.ts'
import { ownTrip } from '../attractions/own-trip.ts'
import { attractionKeysCookie, readAttractionKeys } from '../checkout/attraction-cookies.ts'
import { customerContext, servicesContext, visitContext } from '../request/context.ts'
import { placeOf } from '../request/place-of.ts'
import { tripOnDay } from './participants-of-trip.ts'

type Context = Readonly<RouterContextProvider>

const mostOfOneKind = 99

/** Null: something is missing. */
function readChoice(typed: Typed): AttractionChoice | null {
  const { attraction = '', option = '', time = '', pickup = '' } = typed
  if (!/^\d{1,9}$/.test(attraction) || option === '' || time === '') return null
  const tickets = Object.entries(typed).flatMap(([name, value]) => {
    const kind = name.startsWith('tickets.') ? name.slice('tickets.'.length) : ''
    const count = /^\d{1,2}$/.test(value) ? Number(value) : 0
    return kind !== '' && count > 0 ? [[kind, Math.min(count, mostOfOneKind)] as const] : []
  })
  return {
    attractionNumber: Number(attraction),
    optionId: option,
    availabilityId: time,
    tickets: Object.fromEntries(tickets),
    pickupPointId: pickup === '' ? null : pickup,
  }
}

/** Adds to the cart and redirects to it, or returns the refusal. */
export async function addToCart(
  context: Context,
  request: Request,
  typed: Typed,
): Promise<Response | CartRefusal> {
  const choice = readChoice(typed)
  if (!choice) return { code: 'choice-refused', faults: [] }
  const { attractionSale } = context.get(servicesContext)
  const { locale } = context.get(visitContext)
  const trip = await tripOf(context, request, typed, choice)
  const keys = readAttractionKeys(request.headers.get('cookie') ?? undefined)
  const about = {
    locale,
    customerId: context.get(customerContext)?.uid ?? null,
    tripNumber: trip?.number ?? null,
    asker: { keys, place: placeOf(context) },
  }
  const first = await attractionSale.add(keys[0] ?? null, choice, about)
  const isOver = !first.ok && (first.refusal.code === 'cart-closed' || first.refusal.code === 'cart-unknown')
  // A bought cart is closed: the next attraction starts a new one.
  const added = isOver && keys.length > 0 ? await attractionSale.add(null, choice, about) : first
  const key = added.ok ? added.value.key : 'key' in added.refusal ? added.refusal.key : null
  if (!added.ok && key === null) return added.refusal
  return redirect(attractionCartAddress(locale), {
    status: 303,
    headers: { 'set-cookie': attractionKeysCookie(keys, key ?? '') },
  })
}

/** The trip the guest comes from, or is on that day. It tells who takes part. */
function tripOf(context: Context, request: Request, typed: Typed, { availabilityId }: AttractionChoice) {
  if (isOrderNumber(typed.trip ?? '')) return ownTrip(context, request, typed.trip ?? null)
  // Most suppliers use the start time as the id.
  const day = availabilityId.slice(0, 10)
  return isIsoDay(day) ? tripOnDay(context, day) : null
}
