import {
  type AttractionItem,
  holderName,
  holderNames,
  isValidTicket,
  mapUrl,
  meetingPointIn,
  meetingWords,
  ticketCodes,
  ticketEndsAt,
} from '@wojaz/attractions'
import { barCode, isDrawable } from '@wojaz/attractions/server'
import type { Locale } from '@wojaz/travel/locale'
import type { RouterContextProvider } from 'react-router'
import type {
  TicketCodeView,
  TicketView,
} from '../../app/features/attraction-checkout/attraction-checkout-view.ts'
import { servicesContext, visitContext } from '../request/context.ts'
import { orderLine } from './attraction-lines.ts'
import { attractionOrderOfPage, notFound } from './order-of-page.ts'

type Context = Readonly<RouterContextProvider>

export async function loadTicket(
  context: Context,
  request: Request,
  { transactionId, itemId }: { transactionId: string; itemId: string },
): Promise<TicketView> {
  const { order } = await attractionOrderOfPage(context, request, transactionId)
  const item = order.items.find(({ id }) => id === itemId)
  if (!item || order.state !== 'paid') throw notFound()
  const { clock } = context.get(servicesContext)
  const { locale } = context.get(visitContext)
  const now = clock()
  const { meetingPoint } = item
  return {
    order: { transactionId, number: order.number },
    line: orderLine(item, locale, now),
    codes: isValidTicket(item) ? codesOf(item, locale) : [],
    names: holderNames(item),
    reference: item.supplierReference,
    meeting: meetingPoint && {
      words: meetingWords(item, locale),
      directions: meetingPointIn(meetingPoint, locale).directions,
      map: mapUrl(item),
    },
    supplier: item.supplierContact,
    isCancellable: isCancellable(item, now),
    keptUntil: isValidTicket(item) && ticketEndsAt(item) > now ? ticketEndsAt(item).toISOString() : null,
    isDone: new URL(request.url).searchParams.has('anulowano'),
  }
}

function codesOf(item: AttractionItem, locale: Locale): TicketCodeView[] {
  const codes = ticketCodes(item)
  return codes.map((code, at) => {
    const holder = codes.length > 1 ? item.told.holders[at] : undefined
    const drawing = isDrawable(code) ? barCode(code) : null
    return {
      value: code.value,
      holder: holder ? holderName(holder) : '',
      kind: item.kinds.find(({ id }) => id === code.kindId)?.titles[locale] ?? '',
      drawing: drawing && { width: drawing.width, height: drawing.height, path: drawing.path },
    }
  })
}

function isCancellable({ state, policy }: AttractionItem, now: Date): boolean {
  if (state === 'waiting') return true
  return state === 'confirmed' && new Date(policy.startsAt) > now
}
