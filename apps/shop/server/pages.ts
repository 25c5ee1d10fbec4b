import { Readable } from 'node:stream'
import { dayOf } from '@wojaz/travel/dates'
import { splitLocale } from '@wojaz/travel/locale'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { dictionaryUrl } from '../app/i18n/dictionary-script.ts'
import { serverI18n } from '../app/i18n/server-i18n.ts'
import { parseDsn } from '../app/report/sentry/dsn.ts'
import { actingRoutes, isActingPath, isPayingPath, pageOfData } from './acting-paths.ts'
import { canonicalPath } from './canonical-path.ts'
import { Fault } from './errors.ts'
import { isForeign } from './foreign-request.ts'
import { isFormType, parseForms } from './form-body.ts'
import { sendGuestForm } from './guest-forms.ts'
import { buildInLanguage, inEachLanguage, languageOf } from './language-routes.ts'
import { NoncedPage } from './nonced-page.ts'
import { createPageCache, type KeptPage } from './page-cache.ts'
import { pageKey } from './page-key.ts'
import { bankOriginsOf } from './payment/bank-origins.ts'
import { sentForm, sentPath } from './plain-forms.ts'
import { formBodyLimit, formLimit } from './plugins/rate-limit.ts'
import { newNonce, nonceOf, shopPolicy } from './plugins/security-headers.ts'
import {
  customerContext,
  customerIpContext,
  type Delivery,
  deliveryContext,
  type ReturnedForm,
  returnedFormContext,
  servicesContext,
  type Visit,
  visitContext,
} from './request-context.ts'
import { isCallPath, pathOf } from './request-locale.ts'
import type { Services } from './services.ts'
import { type Customer, consentOf, type FindCustomer, visitorOf } from './visitor.ts'
import { departure, sendWebResponse, toWebRequest } from './web-request.ts'

/** React Router's request handler, or whatever stands in for it in a test. */
export type RenderPage = (request: Request, context: RouterContextProvider) => Promise<Response>

export function renderPages(build: ServerBuild | (() => Promise<ServerBuild>), mode: string): RenderPage {
  if (typeof build === 'function') return createRequestHandler(build, mode)
  const inLanguage = inEachLanguage((locale) => createRequestHandler(buildInLanguage(build, locale), mode))
  return (request, context) => inLanguage[languageOf(new URL(request.url).pathname)](request, context)
}

export interface PagesOptions {
  services: Services
  render: RenderPage
  findCustomer: FindCustomer
  /** Address of Vite's hot-reload socket; development only. */
  hotReload?: string
}

interface Caller extends Visit {
  /** Null: nobody is logged in. */
  customer: Customer | null
}

const cacheLimit = 64 * 1024 ** 2
const renderLimit = 15_000

export const pages: FastifyPluginAsync<PagesOptions> = async (
  app,
  { services, render, findCustomer, hotReload },
) => {
  const { content, clock, env, reports } = services
  const errorOrigin = env.errorDsn ? parseDsn(env.errorDsn)?.origin : undefined
  const mapOrigin = env.mapStyleUrl ? new URL(env.mapStyleUrl).origin : undefined
  const bankOrigins = bankOriginsOf(env.payu.url)
  parseForms(app, formBodyLimit)
  const cache = createPageCache({ clock, contentVersion: () => content.version, limitBytes: cacheLimit })

  const show = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = pathOf(request)
    if (isCallPath(path)) throw new Fault('not-found')
    const isData = path.endsWith('.data')
    const canonical = canonicalPath(path)
    if (!isData && canonical !== path) return reply.redirect(canonical + request.url.slice(path.length), 301)

    const visit = await readVisit(request, reply, pageOfData(path))
    guard(request, reply, visit)

    const query = request.query as Record<string, unknown>
    const isOwn = isData || hotReload || isActingPath(visit.path)
    const key = isOwn ? null : pageKey(path, query, request.headers.cookie, visit)
    return key ? sendKept(request, reply, key, visit) : stream(request, reply, visit)
  }
  app.get('/*', show)

  // A form without scripts is sent to its own page: in order, it leads back with thanks; else the page comes with what to mend.
  app.post('/*', { config: formLimit, bodyLimit: formBodyLimit }, async (request, reply) => {
    const sent = sentForm(request)
    if (!sent || isCallPath(pathOf(request))) throw new Fault('method-not-allowed', { allow: 'GET, HEAD' })
    if (isForeign(request, env.siteUrl)) throw new Fault('forbidden')
    const visit = await readVisit(request, reply, pathOf(request))
    const outcome = await sendGuestForm(services, sent, visit)
    if (outcome.ok) return reply.redirect(sentPath(pathOf(request), sent.form), 303)
    guard(request, reply, visit)
    reply.header('cache-control', 'no-store')
    if (outcome.refusal.code === 'form-gone') throw new Fault('form-gone')
    const { form, typed } = sent
    return returnForm(request, reply, visit, { form, typed, fields: outcome.refusal.fields })
  })

  // Whoever books or has an account fills in forms of pages that act themselves: React Router's actions, with scripts and without.
  for (const { path, limit } of actingRoutes) {
    app.get(path, show)
    app.post(path, { config: limit, bodyLimit: formBodyLimit }, async (request, reply) => {
      if (!isFormType(request.headers['content-type'])) {
        throw new Fault('method-not-allowed', { allow: 'GET, HEAD' })
      }
      if (isForeign(request, env.siteUrl)) throw new Fault('forbidden')
      const visit = await readVisit(request, reply, pageOfData(pathOf(request)))
      guard(request, reply, visit)
      const body = new URLSearchParams(request.body as Record<string, string>)
      return stream(request, reply, visit, Readable.from([Buffer.from(body.toString())]))
    })
  }

  /** What may be shown where, and kept by whom. */
  function guard(request: FastifyRequest, reply: FastifyReply, visit: Visit) {
    const isPrivate = visit.drafts || isActingPath(visit.path)
    reply.header('cache-control', isPrivate ? 'no-store' : 'private, no-cache')
    if (isPrivate) reply.header('x-robots-tag', 'noindex')
    const framing = visit.drafts ? 'self' : 'none'
    reply.header(
      'content-security-policy',
      shopPolicy({
        ...{ nonce: nonceOf(request), framing, hotReload, errorOrigin, mapOrigin },
        bankOrigins: isPayingPath(visit.path) ? bankOrigins : [],
      }),
    )
  }

  async function returnForm(request: FastifyRequest, reply: FastifyReply, visit: Caller, form: ReturnedForm) {
    const { context } = await load(visit, { nonce: nonceOf(request), requestId: request.id, whole: false })
    context.set(returnedFormContext, form)
    const signal = AbortSignal.any([departure(reply), AbortSignal.timeout(renderLimit)])
    const response = await render(
      toWebRequest(request, { siteUrl: env.siteUrl, signal, method: 'GET' }),
      context,
    )
    if (response.status >= 500 && !response.body) throw new Fault('internal-error')
    const isShown = response.status === 200
    return sendWebResponse(
      reply,
      isShown ? new Response(response.body, { status: 422, headers: response.headers }) : response,
    )
  }

  async function readVisit(request: FastifyRequest, reply: FastifyReply, pathname: string): Promise<Caller> {
    const { locale, path } = splitLocale(pathname || '/')
    const { catalogVersion } = request.query as Record<string, unknown>
    const drafts =
      catalogVersion === 'Staged' &&
      (await content.canSeeDrafts(toWebRequest(request, { siteUrl: env.siteUrl })))
    const { cookie } = request.headers
    const customer = await findCustomer(request, reply)
    const visitor = visitorOf(customer, cookie, dayOf(clock()))
    return { locale, path, visitor, customer, consent: consentOf(cookie), drafts }
  }

  async function load(
    { customer, ...visit }: Caller,
    given: Pick<Delivery, 'nonce' | 'requestId' | 'whole'>,
  ) {
    const texts = await content.dictionary(visit.locale)
    const delivery: Delivery = {
      ...given,
      i18n: serverI18n(texts),
      dictionaryUrl: dictionaryUrl(texts),
      html: null,
      keepUntil: null,
    }
    const context = new RouterContextProvider()
    context.set(servicesContext, services)
    context.set(visitContext, visit)
    context.set(customerContext, customer)
    context.set(deliveryContext, delivery)
    return { context, delivery }
  }

  async function sendKept(request: FastifyRequest, reply: FastifyReply, key: string, visit: Caller) {
    const { answer, outcome } = await cache.page(key, () => renderWhole(request, visit))
    reports.pageServed(outcome)
    reply.code(answer.status)
    if (answer.status === 503) reply.header('retry-after', '5')
    for (const [name, value] of answer.headers) reply.header(name, value)
    const nonce = nonceOf(request)
    reply.header('vary', 'accept-encoding, cookie')
    if (!/\bgzip\b/.test(String(request.headers['accept-encoding'])))
      return reply.send(answer.page.plain(nonce))
    return reply.header('content-encoding', 'gzip').send(answer.page.gzip(nonce))
  }

  /** Rendered for whoever asks for it meanwhile: it goes on when the first of them leaves. */
  async function renderWhole(request: FastifyRequest, visit: Caller): Promise<KeptPage> {
    const gap = newNonce()
    const { context, delivery } = await load(visit, { nonce: gap, requestId: request.id, whole: true })
    const signal = AbortSignal.timeout(renderLimit)
    const response = await render(
      toWebRequest(request, { siteUrl: env.siteUrl, signal, method: 'GET' }),
      context,
    )
    const html = delivery.html ?? (await response.text())
    if (response.status >= 500 && html === '') throw new Fault('internal-error')
    const kept = response.status === 200 && response.headers.getSetCookie().length === 0
    return {
      status: response.status,
      headers: [...response.headers],
      page: await NoncedPage.of(html, gap),
      keepUntil: kept ? delivery.keepUntil : null,
    }
  }

  async function stream(request: FastifyRequest, reply: FastifyReply, visit: Caller, body?: Readable) {
    const { context } = await load(visit, { nonce: nonceOf(request), requestId: request.id, whole: false })
    context.set(customerIpContext, request.ip)
    const signal = AbortSignal.any([departure(reply), AbortSignal.timeout(renderLimit)])
    const asked = toWebRequest(request, { siteUrl: env.siteUrl, signal, body })
    // Whoever acts has been let in above; React Router would ask again, and know only the public address.
    asked.headers.delete('origin')
    const response = await render(asked, context)
    reports.pageServed('streamed')
    reply.header('vary', 'cookie')
    if (response.status >= 500 && !response.body) throw new Fault('internal-error')
    if (response.status === 503) reply.header('retry-after', '5')
    return sendWebResponse(reply, response)
  }
}
