import { accountPaths, loginsPath, type ProviderName, providerNames } from '@wojaz/account'
import { isJustProven } from '@wojaz/account/server'
import { type Locale, localisedPath } from '@wojaz/travel/locale'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { confirmAddress, loginAddress } from '../../../app/features/account/account-address.ts'
import { type LoginTrouble, withTrouble } from '../../../app/features/account/login-trouble-address.ts'
import { withDone } from '../../../app/features/account/logins-done-address.ts'
import { oauthPath } from '../../../app/features/account/provider-address.ts'
import { fromOfRequest } from '../../account/from-of-request.ts'
import { leaveInBrowser, loginBrowserOf, stepCookie } from '../../account/login-browser.ts'
import { safeReturn } from '../../account/safe-return.ts'
import { loginCookies } from '../../account/session-cookies.ts'
import { accountLimit } from '../../plugins/rate-limit.ts'
import { Fault } from '../../request/errors.ts'
import { isForeign } from '../../request/foreign-request.ts'
import { localeOf } from '../../request/locale.ts'
import type { Services } from '../../request/services.ts'
import type { FindCustomer } from '../../request/visitor.ts'
import { comeBackSchema, leaveSchema } from './provider-calls.schema.ts'

interface ProviderCallOptions extends Pick<Services, 'account' | 'clock'> {
  siteUrl: string
  findCustomer: FindCustomer
}

const names: Readonly<Record<ProviderName, string>> = { google: 'Google', facebook: 'Facebook' }

/** Redirects to login providers and back. Browsers open these URLs, so every answer is a redirect to a page. */
export const providerCalls: FastifyPluginAsyncZod<ProviderCallOptions> = async (
  api,
  { account, clock, siteUrl, findCustomer },
) => {
  api.addHook('onRequest', async (_, reply) => void reply.header('cache-control', 'no-store'))

  for (const provider of providerNames) {
    const redirectUri = `${siteUrl}${oauthPath}/${provider}/callback`
    const begin = { config: accountLimit, schema: leaveSchema(names[provider]) }
    api.get(`${oauthPath}/${provider}`, begin, async (request, reply) => {
      // A foreign site must not start a login in the guest's browser.
      if (isForeign(request, siteUrl)) throw new Fault('forbidden')
      const locale = localeOf(request)
      const { powrot = null, polacz } = request.query
      const linkTo = polacz ? await linking(request, reply, locale) : null
      if (typeof linkTo === 'object' && linkTo !== null) return reply.redirect(linkTo.elsewhere, 303)
      const { browser, cookie } = leaveInBrowser(request.headers.cookie)
      const trip = { back: safeReturn(powrot), locale, linkTo }
      const outcome = await account.leaveFor({ provider, redirectUri, browser }, trip)
      if (outcome.ok) return reply.header('set-cookie', cookie).redirect(outcome.value, 303)
      return troubled(reply, outcome.refusal.code, { ...trip, isLinking: linkTo !== null })
    })

    const end = { config: accountLimit, schema: comeBackSchema(names[provider]) }
    api.get(`${oauthPath}/${provider}/callback`, end, async (request, reply) => {
      const query = new URLSearchParams(request.url.split('?')[1] ?? '')
      const browser = loginBrowserOf(request.headers.cookie, 'login_away')
      const customer = await findCustomer(request, reply)
      const who = { customerId: customer?.uid ?? null, from: fromOfRequest(request) }
      const outcome = await account.comeBack({ provider, redirectUri, browser }, query, who)
      if (!outcome.ok) {
        const { code, trip } = outcome.refusal
        return troubled(reply, code, trip ?? { back: null, locale: localeOf(request), isLinking: false })
      }
      const { at, back, locale } = outcome.value
      if (at === 'question')
        return reply
          .header('set-cookie', stepCookie(browser))
          .redirect(localisedPath(locale, accountPaths.question), 303)
      if (at === 'linked') return reply.redirect(withDone(localisedPath(locale, loginsPath), 'linked'), 303)
      reply.header('set-cookie', loginCookies(outcome.value.loggedIn, request.headers.cookie))
      return reply.redirect(back ?? localisedPath(locale, accountPaths.home), 303)
    })
  }

  /** The customer who adds a provider, or the page they must visit first. */
  async function linking(
    request: FastifyRequest,
    reply: FastifyReply,
    locale: Locale,
  ): Promise<string | { elsewhere: string }> {
    const settings = localisedPath(locale, loginsPath)
    const customer = await findCustomer(request, reply)
    if (!customer) return { elsewhere: loginAddress(locale, settings) }
    return isJustProven(customer.provenAt, clock())
      ? customer.uid
      : { elsewhere: confirmAddress(locale, settings) }
  }
}

/** Redirects to where they came from, with an error message. */
function troubled(
  reply: FastifyReply,
  code: LoginTrouble | 'provider-missing',
  { back, locale, isLinking }: { back: string | null; locale: Locale; isLinking: boolean },
) {
  if (code === 'provider-missing') throw new Fault('not-found')
  const page = isLinking ? localisedPath(locale, loginsPath) : loginAddress(locale, back)
  return reply.redirect(withTrouble(page, code), 303)
}
