import type { AttractionOrder } from '@wojaz/attractions'
import type { Order } from '@wojaz/booking'
import { pageTexts } from '@wojaz/content'
import { dayOf } from '@wojaz/travel/dates'
import type { RouterContextProvider } from 'react-router'
import type {
  AddAttractionView,
  AttractionOrderView,
} from '../../app/features/attraction-checkout/attraction-checkout-view.ts'
import { resultsHref } from '../../app/features/attractions/attraction-address.ts'
import { tripAhead } from '../attractions/near-trip.ts'
import { ownTrip } from '../attractions/own-trip.ts'
import { tripView } from '../attractions/trip-view.ts'
import { customerContext, deliveryContext, servicesContext, visitContext } from '../request/context.ts'
import { orderView } from './attraction-lines.ts'

type Context = Readonly<RouterContextProvider>

/** The customer's attractions, for the list of their reservations. */
export async function myAttractions(context: Context) {
  const customer = context.get(customerContext)
  const { attractionSale } = context.get(servicesContext)
  const orders = customer ? await attractionSale.ordersOf({ id: customer.uid, email: customer.email }) : []
  return shown(context, orders, customer && (await tripAhead(context.get(servicesContext), customer)))
}

/** The attractions of one trip, and a link to more. The caller has checked that the trip is theirs. */
export async function attractionsOfTrip(context: Context, request: Request, tripNumber: string) {
  const { attractionSale } = context.get(servicesContext)
  const trip = await ownTrip(context, request, tripNumber)
  return shown(context, await attractionSale.ordersOfTrip(tripNumber), trip)
}

function shown(context: Context, orders: readonly AttractionOrder[], order: Order | null) {
  const { attractions, clock } = context.get(servicesContext)
  const { locale } = context.get(visitContext)
  const trip = order && tripView(attractions.index, order, { today: dayOf(clock()), locale })
  const add: AddAttractionView | null = trip && {
    place: trip.place,
    from: trip.from,
    to: trip.to,
    href: resultsHref(locale, trip.search),
  }
  const views: AttractionOrderView[] = orders.map((order) => orderView(order, locale, clock()))
  return { orders: views, add, texts: pageTexts(context.get(deliveryContext).i18n, 'tickets', 'payment') }
}
