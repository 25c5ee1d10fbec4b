import { type Clock, dayOf } from '@wojaz/travel/dates'
import {
  allows,
  type Consent,
  consentCookie,
  consentMaxAge,
  cookieText,
  cookieValue,
  decideConsent,
  encodeConsent,
  optionalCategories,
  storedCookies,
} from '@wojaz/travel/guest'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Fault } from '../request/errors.ts'
import { isForeign } from '../request/foreign-request.ts'
import { isFormType, parseForms } from '../request/form-body.ts'
import type { Reports } from '../request/reports.ts'
import { consentSchema } from './consent.schema.ts'

const bodyLimit = 4 * 1024

interface ConsentOptions {
  clock: Clock
  reports: Reports
  siteUrl: string
}

/** The banner and the settings are plain forms, which work without scripts. */
export const consentApi: FastifyPluginAsyncZod<ConsentOptions> = async (api, { clock, reports, siteUrl }) => {
  parseForms(api, bodyLimit)

  api.post('/api/www/consent', { schema: consentSchema, bodyLimit }, async (request, reply) => {
    if (isForeign(request, siteUrl)) throw new Fault('forbidden')
    const { answer, returnTo, ...boxes } = request.body
    const ticked = optionalCategories.filter((category) => boxes[category])
    const consent = decideConsent(answer, ticked, dayOf(clock()))
    reports.consentGiven(answer)
    reply
      .header('set-cookie', consentCookies(consent, request.headers.cookie))
      .header('cache-control', 'no-store')
    if (!isFormType(request.headers['content-type'])) return reply.code(204).send(null)
    return reply.code(303).header('location', returnTo).send(null)
  })
}

/** The cookie with the decision, and the deletion of every cookie it does not cover. */
function consentCookies(consent: Consent, cookies: string | undefined): string[] {
  const refused = storedCookies.filter(
    ({ category, name }) =>
      category !== 'necessary' && !allows(consent, category) && cookieValue(cookies, name) !== null,
  )
  return [
    cookieText(consentCookie, encodeConsent(consent), { maxAge: consentMaxAge }),
    ...refused.map(({ name }) => cookieText(name, '', { maxAge: 0 })),
  ]
}
