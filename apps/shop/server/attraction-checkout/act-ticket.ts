import type { AttractionHolder } from '@wojaz/attractions/server'
import { keyOfCode } from '@wojaz/content'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { ticketAddress } from '../../app/features/attraction-checkout/attraction-checkout-address.ts'
import type { TicketAnswer } from '../../app/features/attraction-checkout/attraction-checkout-view.ts'
import { deliveryContext, servicesContext, visitContext } from '../request/context.ts'
import { attractionOrderOfPage, notFound } from './order-of-page.ts'

type Context = Readonly<RouterContextProvider>
type Ticket = { readonly transactionId: string; readonly itemId: string }

/** Cancels one attraction: shows the refund first, then asks for a confirmation. */
export async function actTicket(context: Context, request: Request, ticket: Ticket) {
  const typed = Object.fromEntries(
    [...(await request.formData())].map(([name, value]) => [name, String(value)]),
  )
  const { transactionId, itemId } = ticket
  const { holder } = await attractionOrderOfPage(context, request, transactionId)
  const { attractionSale } = context.get(servicesContext)
  const here = ticketAddress(context.get(visitContext).locale, transactionId, itemId)
  if (typed.intent !== 'confirm') return quote(context, ticket, holder, null)
  const seen = {
    itemId,
    paid: Number(typed.paid) || 0,
    refund: Number(typed.refund) || 0,
    until: new Date(Number(typed.until) || 0),
  }
  const done = await attractionSale.confirmCancel(transactionId, seen, holder)
  if (done.ok) return redirect(`${here}?anulowano=1`, 303)
  if (done.refusal.code === 'quote-over') return quote(context, ticket, holder, 'quote-over')
  return fault(context, done.refusal.code)
}

async function quote(
  context: Context,
  { transactionId, itemId }: Ticket,
  holder: AttractionHolder,
  news: 'quote-over' | null,
) {
  const quoted = await context.get(servicesContext).attractionSale.quoteCancel(transactionId, itemId, holder)
  if (!quoted.ok) return fault(context, quoted.refusal.code)
  const { paid, refund, until } = quoted.value
  const text = news && words(context, news)
  return data<TicketAnswer>(
    { quote: { paid, refund, until: until.getTime() }, note: text },
    { status: news ? 409 : 200 },
  )
}

function fault(context: Context, code: string) {
  if (code === 'order-unknown' || code === 'item-unknown') throw notFound()
  return data<TicketAnswer>({ quote: null, note: words(context, code) }, { status: 409 })
}

function words(context: Context, code: string): string {
  return context.get(deliveryContext).i18n.t(`tickets.cancel.fault.${keyOfCode(code)}`)
}
