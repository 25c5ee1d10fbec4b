import { type RouterContextProvider, redirect } from 'react-router'
import {
  attractionPaidAddress,
  attractionUnpaidAddress,
} from '../../app/features/attraction-checkout/attraction-checkout-address.ts'
import type { AttractionOrderView } from '../../app/features/attraction-checkout/attraction-checkout-view.ts'
import { servicesContext, visitContext } from '../request/context.ts'
import { orderView } from './attraction-lines.ts'
import { attractionOrderOfPage } from './order-of-page.ts'

/** Opening a page proves nothing: the bank was asked, and each of the two addresses leads to what is true. */
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
