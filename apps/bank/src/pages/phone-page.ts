import { formatTime } from '@wojaz/travel/dates'
import { formatMoney } from '@wojaz/travel/money'
import type { FastifyPluginAsync } from 'fastify'
import type { Bank } from '../bank.ts'
import type { BankOrder } from '../bank-order.ts'
import type { BankSettings } from '../settings.ts'
import { html, sendPage } from './html-page.ts'
import { wordsFor } from './words.ts'

/** Simulates the app on the buyer's phone: BLIK payments without a fixed result wait here for the buyer's decision. */
export const phonePage: FastifyPluginAsync<{ bank: Bank; settings: BankSettings }> = async (
  app,
  { bank, settings },
) => {
  const waiting = () => bank.all().filter(({ verdict }) => verdict !== null)

  app.get<{ Querystring: { lang?: string } }>('/', async ({ query }, reply) => {
    const { locale, words } = wordsFor(query.lang)
    const orders = waiting()
    const row = ({ orderId, description, totalAmount, verdict }: BankOrder) => html`<li class="card">
<dl><dt>${description}</dt><dd class="sum">${formatMoney(totalAmount)}</dd></dl><p>${words.until.replace('{time}', formatTime(new Date(verdict?.at ?? 0)))}</p>
<form method="post" action="/phone"><input type="hidden" name="orderId" value="${orderId}"><input type="hidden" name="lang" value="${locale}">
<button class="main" name="decision" value="pay">${words.confirm}</button><button name="decision" value="refuse">${words.decline}</button></form></li>`
    return sendPage(reply, {
      lang: locale,
      title: words.phoneTitle,
      againAfter: 5,
      body: html`<h1>${words.phoneTitle}</h1><p class="note">${words.sandbox}</p><p>${orders.length > 0 ? words.phoneLead : words.phoneEmpty}</p>
<ul>${orders.map(row)}</ul><p>${words.codes}</p>${settings.hasControl ? html`<p><a href="/_control">Control</a></p>` : html``}`,
    })
  })

  app.post<{ Body: Record<string, string> | undefined }>('/phone', async ({ body }, reply) => {
    const order = waiting().find(({ orderId }) => orderId === body?.orderId)
    if (order) bank.decide(order, body?.decision === 'pay')
    return reply.redirect(`/?${new URLSearchParams({ lang: body?.lang ?? 'pl' })}`, 303)
  })
}
