import { type RouterContextProvider, redirect } from 'react-router'
import {
  attractionPaidAddress,
  attractionUnpaidAddress,
} from '../../app/features/attraction-checkout/attraction-checkout-address.ts'
import type { AttractionOrderView } from '../../app/features/attraction-checkout/attraction-checkout-view.ts'
import { servicesContext, visitContext } from '../request/context.ts'
import { orderView } from './attraction-lines.ts'
import { attractionOrderOfPage } from './order-of-page.ts'

/** Opening the page does not prove a payment: each of the two URLs redirects to the one that fits the state of the order. */
export async function loadAttractionOrder(
  context: Readonly<RouterContextProvider>,
  request: Request,
  { transactionId, page }: { transactionId: string; page: 'paid' | 'unpaid' },
): Promise<AttractionOrderView> {
  const { order } = await attractionOrderOfPage(context, request, transactionId)
  const { locale } = context.get(visitContext)
  const isUnpaid = order.state === 'unpaid'
  if (isUnpaid !== (page === 'unpaid'))
    throw redirect((isUnpaid ? attractionUnpaidAddress : attractionPaidAddress)(locale, transactionId), 303)
  return orderView(order, locale, context.get(servicesContext).clock())
}
