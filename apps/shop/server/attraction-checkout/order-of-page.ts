import type { AttractionOrder } from '@wojaz/attractions'
import type { AttractionHolder } from '@wojaz/attractions/server'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { attractionLinkCookie } from '../checkout/attraction-cookies.ts'
import { customerContext, servicesContext } from '../request/context.ts'
import { attractionHolder } from './attraction-holder.ts'

type Context = Readonly<RouterContextProvider>

/**
 * The order of the address, if this browser has a key of its cart or came by the link of an email, or if it is the customer's; to anybody
 * else it does not exist. The link leaves the address at once: it would be sent on with whatever the page leads to.
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
