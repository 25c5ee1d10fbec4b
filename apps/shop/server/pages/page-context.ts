import { dictionaryUrl } from '@wojaz/content'
import { RouterContextProvider } from 'react-router'
import {
  customerContext,
  type Delivery,
  deliveryContext,
  isCustomerUnknownContext,
  servicesContext,
  visitContext,
} from '../request/context.ts'
import { serverI18n } from '../request/server-i18n.ts'
import type { Services } from '../request/services.ts'
import type { Caller } from './read-visit.ts'

/** The React Router context of one request. */
export async function pageContext(
  services: Services,
  { customer, isCustomerUnknown, ...visit }: Caller,
  given: Pick<Delivery, 'mark' | 'requestId' | 'dataBeside'>,
) {
  const texts = await services.content.dictionary(visit.locale)
  const delivery: Delivery = {
    ...given,
    i18n: serverI18n(texts),
    dictionaryUrl: dictionaryUrl(texts),
    html: null,
    keepUntil: null,
  }
  const context = new RouterContextProvider()
  context.set(servicesContext, services)
  context.set(visitContext, visit)
  context.set(customerContext, customer)
  context.set(isCustomerUnknownContext, isCustomerUnknown)
  context.set(deliveryContext, delivery)
  return { context, delivery }
}
