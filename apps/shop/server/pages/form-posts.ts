import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendGuestForm } from '../guest-forms/guest-forms.ts'
import { formBodyLimit, formLimit } from '../plugins/rate-limit.ts'
import { type ReturnedForm, returnedFormContext } from '../request/context.ts'
import { Fault } from '../request/errors.ts'
import { isForeign } from '../request/foreign-request.ts'
import { householdOf } from '../request/household.ts'
import { isCallPath, pathOf } from '../request/locale.ts'
import type { Services } from '../request/services.ts'
import { departure, sendHead, sendWebResponse, toWebRequest } from '../request/web-request.ts'
import type { DrawPage } from './draw-page.ts'
import type { AllowInline, GuardPage } from './guard-page.ts'
import { sentForm, sentPath } from './plain-forms.ts'
import type { Caller, ReadVisit } from './read-visit.ts'
import { renderLimit } from './render-pages.ts'

interface FormPostOptions {
  services: Services
  drawPage: DrawPage
  readVisit: ReadVisit
  guardPage: GuardPage
}

/**
 * A form without scripts is posted to its page. If it is valid, the answer is a redirect with thanks; else the page with its
 * faults.
 */
export function formPosts(
  app: FastifyInstance,
  { services, drawPage, readVisit, guardPage }: FormPostOptions,
) {
  const { siteUrl } = services.env

  app.post('/*', { config: formLimit, bodyLimit: formBodyLimit }, async (request, reply) => {
    const sent = sentForm(request)
    if (!sent || isCallPath(pathOf(request))) throw new Fault('method-not-allowed', { allow: 'GET, HEAD' })
    if (isForeign(request, siteUrl)) throw new Fault('forbidden')
    const visit = await readVisit(request, reply, pathOf(request))
    const outcome = await sendGuestForm(services, sent, { ...visit, place: householdOf(request.ip) })
    if (outcome.ok) return reply.redirect(sentPath(pathOf(request), sent.form), 303)
    const allow = guardPage(reply, visit)
    reply.header('cache-control', 'no-store')
    if (outcome.refusal.code !== 'form-faulty') throw new Fault(outcome.refusal.code)
    const returned = { form: sent.form, typed: sent.typed, fields: outcome.refusal.fields }
    return sendReturned({ request, reply, visit, allow, returned })
  })

  async function sendReturned({ request, reply, visit, allow, returned }: Returned) {
    const signal = AbortSignal.any([departure(reply), AbortSignal.timeout(renderLimit)])
    const { response, document } = await drawPage({
      visit,
      request: toWebRequest(request, { siteUrl, signal, method: 'GET' }),
      requestId: request.id,
      bring: (context) => context.set(returnedFormContext, returned),
    })
    if (!document) return sendWebResponse(reply, response)
    allow(document.inline)
    sendHead(reply, response)
    if (response.status === 200) reply.code(422)
    return reply.send(document.bytes)
  }
}

interface Returned {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly visit: Caller
  readonly allow: AllowInline
  readonly returned: ReturnedForm
}
