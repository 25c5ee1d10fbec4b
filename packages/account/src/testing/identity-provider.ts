import type { IncomingMessage, ServerResponse } from 'node:http'
import Provider, { interactionPolicy } from 'oidc-provider'
import { formOf, openServer } from './listen.ts'
import { claimsIn, newSigningKey } from './signing-key.ts'

export type TestIdentityProvider = Awaited<ReturnType<typeof openIdentityProvider>>

type Claims = Record<string, unknown>

const client = { clientId: 'wojaz-tests', clientSecret: 'a-key-of-wojaz-at-its-provider' }
const scope = 'openid email profile'

/**
 * A real OpenID Connect provider on loopback, in Google's place. Every typed address is proven, as of an organisation hosted
 * there, unless `people` has other claims.
 */
export async function openIdentityProvider({ redirectUris }: { redirectUris: readonly string[] }) {
  const server = await openServer()
  const key = newSigningKey()
  const people = new Map<string, Claims>()
  let forge: ((claims: Claims) => string) | null = null

  const claimsOf = (email: string): Claims => ({
    email,
    email_verified: true,
    hd: email.split('@')[1],
    given_name: 'Anna',
    family_name: 'Żółcińska',
    ...people.get(email),
    sub: subjectOf(email),
  })

  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  const provider = new Provider(server.url, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: redirectUris,
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: {
      openid: ['sub'],
      profile: ['given_name', 'family_name'],
      email: ['email', 'email_verified', 'hd'],
    },
    // As Google does: all claims are in the ID token.
    conformIdTokenClaims: false,
    jwks: { keys: [key.jwk] },
    cookies: { keys: ['for tests only'] },
    scopes: scope.split(' '),
    pkce: { required: () => true },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_: unknown, id: string) => ({ accountId: id, claims: () => claimsOf(addressOf(id)) }),
  })
  provider.use(async (context, next) => {
    await next()
    const token = context.body?.id_token
    if (forge && typeof token === 'string')
      context.body = { ...context.body, id_token: forge(claimsIn(token)) }
  })

  /** One page for login and consent. */
  async function interact(request: IncomingMessage, response: ServerResponse) {
    const { params } = await provider.interactionDetails(request, response)
    if (request.method !== 'POST') return void response.setHeader('content-type', 'text/html').end(page)
    const form = await formOf(request)
    const email = form.get('email') ?? ''
    if (form.has('cancel') || email === '')
      return provider.interactionFinished(request, response, { error: 'access_denied' })
    const accountId = subjectOf(email)
    const grant = new provider.Grant({ accountId, clientId: params.client_id })
    grant.addOIDCScope(scope)
    const consent = { grantId: await grant.save() }
    return provider.interactionFinished(request, response, {
      login: { accountId },
      consent,
      select_account: {},
    })
  }

  const answer = provider.callback()
  server.answerWith((request, response) => {
    if (request.url?.startsWith('/interaction/')) void interact(request, response)
    else answer(request, response)
  })

  return {
    issuer: server.url,
    ...client,
    key,
    /** Claims by address. */
    people,
    /** Changes ID tokens; null leaves them as they are. */
    forge(change: ((claims: Claims) => string) | null) {
      forge = change
    },
    /** Follows redirects like a browser, from the shop's redirect until it is sent back to the shop. */
    async walk(from: string, form: { email: string } | { cancel: '1' }): Promise<URL> {
      const cookies = new Map<string, string>()
      let [url, body]: [string, URLSearchParams | undefined] = [from, undefined]
      while (url.startsWith(server.url)) {
        const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
        const came: Response = await fetch(url, {
          redirect: 'manual',
          headers: { cookie },
          ...(body && { method: 'POST', body }),
        })
        for (const pair of came.headers.getSetCookie()) {
          const [name = '', value = ''] = (pair.split(';')[0] ?? '').split('=')
          cookies.set(name, value)
        }
        const location = came.headers.get('location')
        if (location === null && body) throw new Error(`${url}: ${came.status} ${await came.text()}`)
        if (location === null && came.status !== 200) throw new Error(`${url}: ${came.status}`)
        body = location === null ? new URLSearchParams(form) : undefined
        url = location === null ? url : new URL(location, url).href
      }
      return new URL(url)
    },
    close: server.close,
  }
}

const subjectOf = (email: string) => `of-${email}`
const addressOf = (subject: string) => subject.slice('of-'.length)

const page = `<!doctype html><html lang="pl"><title>Logowanie</title><link rel="icon" href="data:,"><main><h1>Logowanie u dostawcy</h1>
<form method="post"><label>Adres u dostawcy <input name="email" type="email"></label>
<button>Dalej</button> <button name="cancel" value="1">Anuluj</button></form></main></html>`
