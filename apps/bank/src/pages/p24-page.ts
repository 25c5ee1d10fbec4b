import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import type { Bank } from '../bank.ts'
import { html } from './html-page.ts'
import { sendPayPage } from './pay-page.ts'

interface P24Page {
  Params: { token: string }
  Querystring: { lang?: string }
  Body: { lang?: string; decision?: string } | undefined
}

/** Przelewy24's pay page: anybody with the token of a transaction can pay or refuse here. */
export const p24Page: FastifyPluginAsync<{ bank: Bank }> = async (app, { bank }) => {
  const find = (token: string) => {
    const order = bank.findByToken(token)
    return order?.protocol === 'p24' ? order : null
  }

  app.get<P24Page>('/trnRequest/:token', async ({ params, query }, reply) =>
    show(reply, params.token, query.lang),
  )

  app.post<P24Page>('/trnRequest/:token', async ({ params, body }, reply) => {
    const order = find(params.token)
    if (!order || (body?.decision !== 'pay' && body?.decision !== 'refuse'))
      return show(reply, params.token, body?.lang)
    bank.decide(order, body.decision === 'pay')
    return order.continueUrl ? reply.redirect(order.continueUrl, 303) : show(reply, params.token, body.lang)
  })

  function show(reply: FastifyReply, token: string, lang: string | undefined) {
    const action = `/trnRequest/${encodeURIComponent(token)}`
    return sendPayPage(reply, find(token), {
      lang,
      action,
      fields: html``,
      inPolish: `${action}?lang=pl`,
      brand: 'Przelewy24',
    })
  }
}
