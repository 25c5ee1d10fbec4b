import { dayOf, formatDate, formatTime } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import type { RouterContextProvider } from 'react-router'
import type {
  TicketCodeView,
  TicketView,
} from '../../app/features/attraction-checkout/attraction-checkout-view.ts'
import { deliveryContext, servicesContext, visitContext } from '../request/context.ts'
import { escapeHtml } from '../request/escape-html.ts'
import { loadTicket } from './load-ticket.ts'
import { notFound } from './order-of-page.ts'

type Say = (key: string, gaps?: Record<string, unknown>) => string

/** Its header tells until when it may be cached. A ticket that is not valid any more is 404. */
export async function loadTicketFile(
  context: Readonly<RouterContextProvider>,
  request: Request,
  params: { transactionId: string; itemId: string },
): Promise<Response> {
  const ticket = await loadTicket(context, request, params)
  if (ticket.keptUntil === null) throw notFound()
  const { i18n } = context.get(deliveryContext)
  const { locale } = context.get(visitContext)
  const html = ticketFile(ticket, i18n.t, { locale, now: context.get(servicesContext).clock() })
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-disposition': 'attachment; filename="bilet.html"',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'x-kept-until': ticket.keptUntil,
    },
  })
}

/** The ticket as one HTML file without external resources and without names. */
export function ticketFile(
  { line, codes, meeting, supplier, reference }: Omit<TicketView, 'names' | 'order'>,
  t: Say,
  { locale, now }: { locale: Locale; now: Date },
): string {
  const rows: [string, string][] = [
    [t('tickets.ticket.when'), escapeHtml(t('tickets.local', { when: line.when }))],
    [t('tickets.ticket.people'), escapeHtml(line.people)],
  ]
  if (line.pickup) rows.push([t('tickets.ticket.pickup'), escapeHtml(line.pickup)])
  if (meeting)
    rows.push([
      t('tickets.ticket.meeting'),
      `${escapeHtml(meeting.words)}${meeting.directions && `<span>${escapeHtml(meeting.directions)}</span>`}`,
    ])
  rows.push([t('tickets.ticket.supplier'), [escapeHtml(supplier.name), phone(supplier)].join('')])
  if (reference) rows.push([t('tickets.ticket.reference'), escapeHtml(reference)])
  const since = t('tickets.ticket.keptAt', {
    when: `${formatDate(dayOf(now))}, ${formatTime(now).slice(0, 5)}`,
  })
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(line.title)} | Wojaż</title><style>${styles}</style></head>
<body><main><p class="name">Wojaż</p><h1>${escapeHtml(line.title)}</h1><p class="soft">${escapeHtml(line.option)}</p>
<div class="codes">${codes.map((code) => codeFigure(code, t)).join('')}</div>
<dl>${rows.map(([name, html]) => `<dt>${escapeHtml(name)}</dt><dd>${html}</dd>`).join('')}</dl>
${line.freeUntil ? `<p>${escapeHtml(t('tickets.cart.free', { when: line.freeUntil }))}</p>` : ''}
<p class="soft">${escapeHtml(since)}</p></main></body>
</html>
`
}

function codeFigure({ value, kind, drawing }: TicketCodeView, t: Say): string {
  const label = escapeHtml(t('tickets.ticket.code', { code: value }))
  const around = drawing && `-4 -4 ${drawing.width + 8} ${drawing.height + 8}`
  const picture = drawing
    ? `<svg role="img" aria-label="${label}" viewBox="${around}" shape-rendering="crispEdges"><path d="${drawing.path}"/></svg>`
    : ''
  const words = `<b>${escapeHtml(value)}</b>${kind ? `<br>${escapeHtml(kind)}` : ''}`
  return `<figure>${picture}<figcaption>${words}</figcaption></figure>`
}

function phone({ phone: number }: TicketView['supplier']): string {
  if (!number) return ''
  return `, <a href="tel:${number.replace(/[^\d+]/g, '')}">${escapeHtml(number)}</a>`
}

const styles =
  'body{margin:0;font:1.0625rem/1.6 system-ui,sans-serif;color:#0f2d40;background:#fff;overflow-wrap:anywhere}' +
  'main{max-width:42rem;margin:1.5rem auto;padding:0 1.5rem}h1{font-size:1.75rem;line-height:1.25;margin:.5rem 0}' +
  '.name{font-weight:800;font-size:1.25rem;margin:0}.soft{color:#4b6270;margin:.5rem 0}.codes{display:flex;flex-wrap:wrap;gap:1.5rem}' +
  'figure{margin:1rem auto;text-align:center}svg{display:block;width:15rem;max-width:100%}' +
  'dt{color:#4b6270}dd{margin:0 0 .75rem;font-weight:600}dd span{display:block;font-weight:400}a{color:inherit;white-space:nowrap}'
