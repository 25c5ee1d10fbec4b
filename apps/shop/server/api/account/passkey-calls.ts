import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { type AccountRefusal, accountRefusals } from '../../account/account-refusals.ts'
import { deviceName } from '../../account/device-name.ts'
import { fromOfRequest } from '../../account/from-of-request.ts'
import { beginInBrowser, loginBrowserOf } from '../../account/login-browser.ts'
import { loginCookies } from '../../account/session-cookies.ts'
import { passkeyLimit } from '../../plugins/rate-limit.ts'
import { shippedText } from '../../request/error-text.ts'
import { Fault } from '../../request/errors.ts'
import { isForeign } from '../../request/foreign-request.ts'
import { localeOf } from '../../request/locale.ts'
import type { Services } from '../../request/services.ts'
import type { FindCustomer } from '../../request/visitor.ts'
import {
  addSchema,
  askSchema,
  beginSchema,
  confirmAskSchema,
  confirmSchema,
  logInSchema,
} from './passkey-calls.schema.ts'
import { securedCalls } from './secured-call.ts'

interface PasskeyCallOptions extends Pick<Services, 'account' | 'clock'> {
  siteUrl: string
  findCustomer: FindCustomer
}

const passkeys = '/api/www/mytui/api/passkeys'
const route = { config: passkeyLimit, bodyLimit: 32 * 1024 }

/** Passkeys: log in with one, add one, prove one's identity again. */
export const passkeyCalls: FastifyPluginAsyncZod<PasskeyCallOptions> = async (
  api,
  { account, siteUrl, ...services },
) => {
  const secured = securedCalls(services)
  api.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (isForeign(request, siteUrl)) throw new Fault('forbidden')
  })

  /** The token of this browser; sets its cookie. */
  function began({ headers }: FastifyRequest, reply: FastifyReply): string {
    const { browser, cookie } = beginInBrowser(headers.cookie)
    reply.header('set-cookie', cookie)
    return browser
  }

  api.post(`${passkeys}/login/options`, { ...route, schema: askSchema }, async (request, reply) => ({
    ...(await account.askPasskey(began(request, reply))),
  }))

  api.post(`${passkeys}/login`, { ...route, schema: logInSchema }, async (request, reply) => {
    const browser = loginBrowserOf(request.headers.cookie)
    const outcome = await account.logInByPasskey(browser, request.body.response, fromOfRequest(request))
    if (!outcome.ok) return refuse(request, reply, outcome.refusal)
    reply.header('set-cookie', loginCookies(outcome.value, request.headers.cookie))
    return { authenticated: true as const, user_uid: outcome.value.customer.id }
  })

  api.post(`${passkeys}/options`, { ...route, schema: beginSchema }, async (request, reply) => {
    const customer = await secured(request, reply, { isProven: true })
    if (!customer) return reply
    return { ...(await account.beginPasskey({ ...customer, id: customer.uid }, began(request, reply))) }
  })

  api.post(passkeys, { ...route, schema: addSchema }, async (request, reply) => {
    const customer = await secured(request, reply, { isProven: true })
    if (!customer) return reply
    const { response, name = '' } = request.body
    const locale = localeOf(request)
    const outcome = await account.addPasskey(
      { id: customer.uid },
      {
        browser: loginBrowserOf(request.headers.cookie),
        response: response as never,
        locale,
        name: name.trim() || deviceName(request.headers['user-agent']),
      },
    )
    return outcome.ok ? outcome.value : refuse(request, reply, outcome.refusal)
  })

  api.post(`${passkeys}/confirm/options`, { ...route, schema: confirmAskSchema }, async (request, reply) => {
    const customer = await secured(request, reply)
    return customer ? { ...(await account.askPasskey(began(request, reply), customer.uid)) } : reply
  })

  api.post(`${passkeys}/confirm`, { ...route, schema: confirmSchema }, async (request, reply) => {
    const customer = await secured(request, reply)
    if (!customer) return reply
    const browser = loginBrowserOf(request.headers.cookie)
    const outcome = await account.confirmByPasskey(
      { id: customer.uid, sessionId: customer.sessionId },
      browser,
      request.body.response,
    )
    return outcome.ok ? { confirmed: true as const } : refuse(request, reply, outcome.refusal)
  })
}

function refuse(request: FastifyRequest, reply: FastifyReply, { code }: AccountRefusal) {
  const { status, text } = accountRefusals[code]
  return reply.code(status as 422).send({ code, message: shippedText(text, localeOf(request)) })
}
