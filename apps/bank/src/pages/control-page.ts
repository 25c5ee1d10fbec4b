import type { FastifyPluginAsync } from 'fastify'
import type { Bank } from '../bank.ts'
import type { BankOrder } from '../bank-order.ts'
import { type Faults, faultRequest } from '../faults.ts'
import { readBody } from '../order-request.ts'
import { errorBody, notFound } from '../payu-error.ts'
import type { Tokens } from '../tokens.ts'
import { html, sendPage } from './html-page.ts'

interface ControlOptions {
  readonly bank: Bank
  readonly tokens: Tokens
  readonly faults: () => Faults
  readonly setFaults: (faults: Faults) => void
}

/** Makes the bank fail on demand. Only for development and tests: anybody who can open it decides about all payments. */
export const controlPage: FastifyPluginAsync<ControlOptions> = async (app, options) => {
  const { bank, tokens, faults, setFaults } = options

  app.get('/_control', async (_request, reply) =>
    sendPage(reply, { lang: 'en', title: 'Control', body: drawControl(faults(), bank.all().slice(0, 50)) }),
  )

  app.get('/_control/orders', async () => bank.all())

  /** Accepts the form of the page above, or JSON from a test. */
  app.post<{ Body: Record<string, unknown> | undefined }>(
    '/_control/faults',
    async ({ body, headers }, reply) => {
      const given = Object.entries(body ?? {}).filter(([, value]) => value !== '')
      const read = readBody(faultRequest, Object.fromEntries(given))
      if (!read.ok) return reply.code(400).send(errorBody(read.refusal))
      setFaults(read.value)
      return headers['content-type']?.startsWith('application/json')
        ? read.value
        : reply.redirect('/_control', 303)
    },
  )

  app.post('/_control/revoke-tokens', async (_request, reply) => {
    tokens.revokeAll()
    return reply.code(204).send()
  })

  app.post<{ Params: { orderId: string; verb: string } }>(
    '/_control/orders/:orderId/:verb',
    async (request, reply) => {
      const { orderId, verb } = request.params
      // For Przelewy24 the shop uses the session id that it chose itself.
      const order = bank.find(orderId) ?? bank.findBySession(orderId)
      const act = order ? verbs(order)[verb] : undefined
      if (!act) return reply.code(404).send(errorBody(notFound))
      act()
      return reply.redirect('/_control', 303)
    },
  )

  function verbs(order: BankOrder): Record<string, () => void> {
    return {
      pay: () => bank.decide(order, true),
      refuse: () => bank.decide(order, false),
      resend: () => bank.repeatNotices(order),
      rejectRefunds: () => bank.rejectRefunds(order),
    }
  }
}

const kinds: Readonly<Record<Faults['kind'], string>> = {
  none: 'Works',
  delay: 'Does it, answers late',
  error: 'Answers 503',
  cut: 'Does it, cuts the answer off',
  absent: 'Absent',
}

function drawControl(faults: Faults, orders: readonly BankOrder[]) {
  const options = Object.entries(kinds).map(
    ([kind, name]) =>
      html`<option value="${kind}"${kind === faults.kind ? html` selected` : html``}>${name}</option>`,
  )
  const row = (
    order: BankOrder,
  ) => html`<tr><td>${order.orderId}</td><td>${order.extOrderId ?? ''}</td><td>${order.totalAmount}</td><td>${order.status}</td>
<td>${order.notices.filter(({ isDelivered }) => isDelivered).length} / ${order.notices.length}</td>
<td><form method="post">${['pay', 'refuse', 'resend', 'rejectRefunds'].map((verb) => html`<button formaction="/_control/orders/${order.orderId}/${verb}">${verb}</button>`)}</form></td></tr>`
  return html`<h1>Control</h1><form method="post" action="/_control/faults">
<label>The bank <select name="kind">${options}</select></label>
<label>late by (ms) <input name="delayMs" inputmode="numeric" value="${faults.delayMs}"></label>
<label>for so many calls <input name="times" inputmode="numeric" value="${faults.times ?? ''}"></label>
<label>notifications late by (ms) <input name="noticesLateMs" inputmode="numeric" value="${faults.noticesLateMs}"></label>
<button class="main">Set</button></form>
<h2>Orders</h2><table><thead><tr><th>Order</th><th>Of the shop</th><th>Grosze</th><th>Status</th><th>Told</th><th></th></tr></thead><tbody>${orders.map(row)}</tbody></table>`
}
