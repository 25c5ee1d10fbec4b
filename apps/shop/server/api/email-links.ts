import { confirmPath, leavePath, oneClickPath, tokenParameter } from '@wojaz/mail'
import type { LinkRefusal, Mail } from '@wojaz/mail/server'
import { confirmAlertCall, confirmAlertPath, stopAlertCall, stopAlertPath } from '@wojaz/price-alerts'
import type { PriceAlerts } from '@wojaz/price-alerts/server'
import { defaultLocale, type Locale, localisedPath } from '@wojaz/travel/locale'
import type { Outcome } from '@wojaz/travel/outcome'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { type LinkResult, resultParameter } from '../../app/features/email-links/email-link-address.ts'
import { formBodyLimit, formLimit } from '../plugins/rate-limit.ts'
import { parseForms } from '../request/form-body.ts'
import { confirmSchema, leavePageSchema, leaveSchema } from './email-links.schema.ts'

interface EmailLinkOptions {
  mail: Mail
  priceAlerts: PriceAlerts
}

type Press = (token: string) => Promise<Outcome<unknown, LinkRefusal>>

/** The signed link is the authorisation: only its recipient has it, so there is no CSRF check. */
export const emailLinks: FastifyPluginAsyncZod<EmailLinkOptions> = async (api, { mail, priceAlerts }) => {
  parseForms(api, formBodyLimit)
  const limits = { config: formLimit, bodyLimit: formBodyLimit }

  function confirms(call: string, page: string, confirm: Press) {
    api.post(call, { schema: confirmSchema, ...limits }, async ({ body }, reply) => {
      const outcome = await confirm(body.token)
      return reply
        .code(303)
        .header('location', resultPage(page, body.locale, outcome))
        .send(null)
    })
  }

  function leaves(call: string, page: string, leave: Press) {
    api.post(call, { schema: leaveSchema, ...limits }, async ({ body, query }, reply) => {
      const outcome = await leave(body?.token ?? query.token ?? '')
      // A mail program needs no page, and an invalid link has nothing to unsubscribe.
      if (body && 'List-Unsubscribe' in body) return reply.send(null)
      const locale = body?.locale ?? defaultLocale
      return reply
        .code(303)
        .header('location', resultPage(page, locale, outcome))
        .send(null)
    })

    api.get(call, { schema: leavePageSchema }, async ({ query }, reply) =>
      reply
        .code(303)
        .header('location', `${page}?${new URLSearchParams({ [tokenParameter]: query.token })}`)
        .send(null),
    )
  }

  confirms('/api/www/newsletter/confirm', confirmPath, mail.confirm)
  leaves(oneClickPath, leavePath, mail.leave)
  confirms(confirmAlertCall, confirmAlertPath, priceAlerts.confirm)
  leaves(stopAlertCall, stopAlertPath, priceAlerts.stop)
}

function resultPage(path: string, locale: Locale, outcome: Outcome<unknown, LinkRefusal>): string {
  const result: LinkResult = outcome.ok ? 'done' : outcome.refusal === 'link-expired' ? 'expired' : 'broken'
  return `${localisedPath(locale, path)}?${resultParameter}=${result}`
}
