import type { AttractionOrder } from '@wojaz/attractions'
import type { AttractionHolder } from '@wojaz/attractions/server'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { attractionLinkCookie } from '../checkout/attraction-cookies.ts'
import { customerContext, servicesContext } from '../request/context.ts'
import { attractionHolder } from './attraction-holder.ts'

type Context = Readonly<RouterContextProvider>

/**
 * The order of the URL, if this browser has a key of its cart or came by the link of an email, or if it belongs to the customer.
 * For anybody else it does not exist. The link is removed from the URL at once, so that it does not leak to linked pages.
 */
export async function attractionOrderOfPage(
  context: Context,
  request: Request,
  transactionId: string,
): Promise<{ order: AttractionOrder; holder: AttractionHolder }> {
  const services = context.get(servicesContext)
  const { pathname, searchParams } = new URL(request.url)
  const given = searchParams.get('link')
  if (given !== null && request.method === 'GET') {
    const opens = services.attractionDocuments.opensOrder(transactionId, given, services.clock())
    throw redirect(pathname.replace(/\.data$/, ''), {
      status: 303,
      headers: opens ? { 'set-cookie': attractionLinkCookie(transactionId, given) } : {},
    })
  }
  const holder = attractionHolder(services, transactionId, {
    customer: context.get(customerContext),
    cookies: request.headers.get('cookie') ?? undefined,
  })
  const order = await services.attractionSale.order(transactionId, holder)
  if (!order) throw notFound()
  return { order, holder }
}

export const notFound = () => data({ code: 'page-not-found' }, { status: 404 })
