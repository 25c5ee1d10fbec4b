import { formatMoney } from '@wojaz/travel/money'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import type { Bank } from '../bank.ts'
import { type BankOrder, isDecided } from '../bank-order.ts'
import { methodName } from '../pay-methods.ts'
import { type Html, html, sendPage } from './html-page.ts'
import { wordsFor } from './words.ts'

interface PayQuery {
  orderId?: string
  token?: string
  lang?: string
  decision?: string
}

/** The page where the buyer pays or refuses, and then returns to the shop. */
export const payPage: FastifyPluginAsync<{ bank: Bank }> = async (app, { bank }) => {
  app.get<{ Querystring: PayQuery }>('/pay/', async ({ query }, reply) => show(reply, query))

  app.post<{ Body: PayQuery | undefined }>('/pay/', async ({ body }, reply) => {
    const order = find(body ?? {})
    if (!order || (body?.decision !== 'pay' && body?.decision !== 'refuse')) return show(reply, body ?? {})
    bank.decide(order, body.decision === 'pay')
    const back = backTo(order)
    return back ? reply.redirect(back, 303) : show(reply, body)
  })

  function find({ orderId = '', token }: PayQuery): BankOrder | null {
    const order = bank.find(orderId)
    return order?.protocol === 'payu' && order.payToken === token ? order : null
  }

  function show(reply: FastifyReply, query: PayQuery) {
    const order = find(query)
    const { orderId, payToken: token } = order ?? {}
    return sendPayPage(reply, order, {
      lang: query.lang,
      action: '/pay/',
      fields: html`<input type="hidden" name="orderId" value="${orderId ?? ''}"><input type="hidden" name="token" value="${token ?? ''}">`,
      inPolish: `/pay/?${new URLSearchParams({ orderId: orderId ?? '', token: token ?? '', lang: 'pl' })}`,
    })
  }
}

interface PayForm {
  readonly lang: string | undefined
  readonly action: string
  readonly fields: Html
  readonly inPolish: string
  /** The provider's name, if the page is not the bank's. */
  readonly brand?: string
}

/** Sends one payment with its two buttons, or a page that says there is no such order. */
export function sendPayPage(reply: FastifyReply, order: BankOrder | null, form: PayForm) {
  const { brand } = form
  const { locale, words } = wordsFor(form.lang ?? order?.buyer?.language)
  if (!order)
    return sendPage(reply.code(404), {
      lang: locale,
      title: words.title,
      brand,
      body: html`<h1>${words.title}</h1><p class="card">${words.unknown}</p>`,
    })
  const amount = formatMoney(order.totalAmount)
  const chosen = order.payMethod ? methodName(order.payMethod.value, locale) : undefined
  const back = order.continueUrl
  // Przelewy24 has the money and waits for the shop to verify it.
  const isOpen = !isDecided(order) && order.status !== 'WAITING_FOR_CONFIRMATION'
  const leave = isOpen
    ? html`<form method="post" action="${form.action}">
${form.fields}<input type="hidden" name="lang" value="${locale}">
<button class="main" name="decision" value="pay">${words.pay.replace('{amount}', amount)}</button>
<button name="decision" value="refuse">${words.refuse}</button></form>`
    : html``
  const state = isOpen ? null : order.status === 'CANCELED' ? words.canceled : words.paid
  return sendPage(reply, {
    lang: locale,
    title: words.title,
    leadsTo: back,
    brand,
    body: html`<h1>${words.title}</h1><p class="note">${words.sandbox}</p>
<div class="card"><dl><dt>${words.toPay}</dt><dd class="sum">${amount}</dd><dt>${words.forWhat}</dt><dd>${order.description}</dd>
<dt>${words.method}</dt><dd>${chosen ?? words.anyMethod}</dd><dt>${words.order}</dt><dd>${order.orderId}</dd></dl>
${state ? html`<p role="status"><strong>${state}</strong></p>` : html``}${leave}</div>
${back ? html`<p><a href="${back}">${isOpen ? words.leave : words.back}</a></p>` : html``}
${locale === 'pl' ? html`` : html`<p><a href="${form.inPolish}" lang="pl" hreflang="pl">Po polsku</a></p>`}`,
  })
}

/** PayU adds `error=501` if the buyer did not pay. The shop does not rely on it. */
function backTo({ continueUrl, status }: BankOrder): string | null {
  if (continueUrl === null) return null
  const address = new URL(continueUrl)
  if (status === 'CANCELED') address.searchParams.set('error', '501')
  return address.href
}
