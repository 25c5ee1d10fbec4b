import type { FlightChoice } from '@wojaz/booking'
import { partyMembers, readSeatFields, seatsTogether } from '@wojaz/booking'
import { formatTime } from '@wojaz/travel/dates'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { stepAddress } from '../../app/features/checkout/checkout-address.ts'
import type { SeatListPage } from '../../app/features/seat-map/seat-list-screen.tsx'
import type { SeatMapView } from '../../app/features/seat-map/seat-map-view.ts'
import { deliveryContext, servicesContext, visitContext } from '../request/context.ts'
import { placeOf } from '../request/place-of.ts'
import { askerOf } from './asker.ts'
import { cartOfPage } from './cart-of-page.ts'
import { holdSeats, seatMapOf } from './seat-map.ts'
import { seatsRefusalText } from './seats-refusal.ts'

type Context = Readonly<RouterContextProvider>

/** The seats as lists. Without a key or a flight it redirects to the reservation, which shows why. */
export async function loadSeatList(context: Context, request: Request, id: string): Promise<SeatListPage> {
  const { cart, view, backUrl } = await openMap(context, request, id)
  return {
    view,
    members: partyMembers(cart.offer?.occupancies ?? []),
    participants: cart.participants,
    backUrl,
    heldUntil: view.until && formatTime(new Date(view.until)),
  }
}

export async function actSeatList(context: Context, request: Request, id: string) {
  const { cart, view, backUrl } = await openMap(context, request, id)
  const typed = Object.fromEntries(
    [...(await request.formData())].map(([name, value]) => [name, String(value)]),
  )
  const { i18n } = context.get(deliveryContext)
  const wishes = wishesOfForm(typed, view)
  if (!wishes) return data({ refusal: i18n.t('upsells.plane.togetherNone') }, { status: 409 })
  const asker = askerOf(request.headers.get('cookie') ?? undefined, placeOf(context))
  const held = await holdSeats(context.get(servicesContext), cart, wishes, asker)
  if (held.ok) return redirect(backUrl, 303)
  return data({ refusal: i18n.t(seatsRefusalText(held.refusal)) }, { status: 409 })
}

function wishesOfForm(
  typed: Readonly<Record<string, string>>,
  view: SeatMapView,
): readonly FlightChoice[] | null {
  if (typed.intent === 'together') return seatsTogether(view)
  return readSeatFields(typed.intent === 'clear' ? {} : typed, view)
}

async function openMap(context: Context, request: Request, id: string) {
  const backUrl = stepAddress(context.get(visitContext).locale, id, 'recommendations')
  const found = await cartOfPage(context, request, id)
  const view = found && (await seatMapOf(context.get(servicesContext), found.cart))
  if (!found || !view) throw redirect(backUrl, 303)
  return { cart: found.cart, view, backUrl }
}
