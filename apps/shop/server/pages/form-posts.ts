import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendGuestForm } from '../guest-forms/guest-forms.ts'
import { formBodyLimit, formLimit } from '../plugins/rate-limit.ts'
import { nonceOf } from '../plugins/security-headers.ts'
import { type ReturnedForm, returnedFormContext } from '../request/context.ts'
import { Fault } from '../request/errors.ts'
import { isForeign } from '../request/foreign-request.ts'
import { householdOf } from '../request/household.ts'
import { isCallPath, pathOf } from '../request/locale.ts'
import type { Services } from '../request/services.ts'
import { departure, sendWebResponse, toWebRequest } from '../request/web-request.ts'
import type { GuardPage } from './guard-page.ts'
import { pageContext } from './page-context.ts'
import { sentForm, sentPath } from './plain-forms.ts'
import type { Caller, ReadVisit } from './read-visit.ts'
import { type RenderPage, renderLimit } from './render-pages.ts'

interface FormPostOptions {
  services: Services
  render: RenderPage
  readVisit: ReadVisit
  guardPage: GuardPage
}

/** A form without scripts is sent to its own page: in order, it leads back with thanks; else the page comes with what to mend. */
export function formPosts(app: FastifyInstance, { services, render, readVisit, guardPage }: FormPostOptions) {
  const { siteUrl } = services.env

  app.post('/*', { config: formLimit, bodyLimit: formBodyLimit }, async (request, reply) => {
    const sent = sentForm(request)
    if (!sent || isCallPath(pathOf(request))) throw new Fault('method-not-allowed', { allow: 'GET, HEAD' })
    if (isForeign(request, siteUrl)) throw new Fault('forbidden')
    const visit = await readVisit(request, reply, pathOf(request))
    const outcome = await sendGuestForm(services, sent, { ...visit, place: householdOf(request.ip) })
    if (outcome.ok) return reply.redirect(sentPath(pathOf(request), sent.form), 303)
    guardPage(request, reply, visit)
    reply.header('cache-control', 'no-store')
    if (outcome.refusal.code !== 'form-faulty') throw new Fault(outcome.refusal.code)
    const { form, typed } = sent
    return returnForm(request, reply, visit, { form, typed, fields: outcome.refusal.fields })
  })

  async function returnForm(request: FastifyRequest, reply: FastifyReply, visit: Caller, form: ReturnedForm) {
    const given = { nonce: nonceOf(request), requestId: request.id, whole: false }
    const { context } = await pageContext(services, visit, given)
    context.set(returnedFormContext, form)
    const signal = AbortSignal.any([departure(reply), AbortSignal.timeout(renderLimit)])
    const response = await render(toWebRequest(request, { siteUrl, signal, method: 'GET' }), context)
    if (response.status >= 500 && !response.body) throw new Fault('internal-error')
    const isShown = response.status === 200
    return sendWebResponse(
      reply,
      isShown ? new Response(response.body, { status: 422, headers: response.headers }) : response,
    )
  }
}
