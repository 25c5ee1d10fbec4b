import type { AttractionOrder } from '@wojaz/attractions'
import { pageTexts } from '@wojaz/content'
import type { RouterContextProvider } from 'react-router'
import type { AttractionOrderView } from '../../app/features/attraction-checkout/attraction-checkout-view.ts'
import { customerContext, deliveryContext, servicesContext, visitContext } from '../request/context.ts'
import { orderView } from './attraction-lines.ts'

type Context = Readonly<RouterContextProvider>

/** What a customer has bought, for the list of their reservations. */
export async function myAttractions(context: Context) {
  const customer = context.get(customerContext)
  const { attractionSale } = context.get(servicesContext)
  const orders = customer ? await attractionSale.ordersOf({ id: customer.uid, email: customer.email }) : []
  return shown(context, orders)
}

/** What belongs to one trip. Whoever asks has seen that the trip is theirs. */
export async function attractionsOfTrip(context: Context, tripNumber: string) {
  return shown(context, await context.get(servicesContext).attractionSale.ordersOfTrip(tripNumber))
}

function shown(context: Context, orders: readonly AttractionOrder[]) {
  const { clock } = context.get(servicesContext)
  const { locale } = context.get(visitContext)
  const views: AttractionOrderView[] = orders.map((order) => orderView(order, locale, clock()))
  return { orders: views, texts: pageTexts(context.get(deliveryContext).i18n, 'tickets', 'payment') }
}
