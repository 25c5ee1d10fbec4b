import { createHash, createHmac, randomUUID } from 'node:crypto'
import { formOf, openServer } from './listen.ts'

export type TestFacebook = Awaited<ReturnType<typeof openFacebook>>

interface FacebookPerson {
  id: string
  email?: string
  first_name: string
  last_name: string
}

const client = { clientId: '1234567890', clientSecret: 'a-key-of-wojaz-at-facebook' }

/** Facebook's login on loopback, as its documentation describes it. `isNow` sets who is logged in there. */
export async function openFacebook() {
  const server = await openServer()
  const codes = new Map<string, { person: FacebookPerson; redirectUri: string; challenge: string | null }>()
  const tokens = new Map<string, FacebookPerson>()
  let whoIsThere: () => FacebookPerson | null = () => null

  /** The address to which the dialog sends the browser. */
  function dialog(asked: URLSearchParams): string {
    const redirectUri = asked.get('redirect_uri') ?? ''
    const state = asked.get('state') ?? ''
    const person = whoIsThere()
    if (asked.get('client_id') !== client.clientId || !person)
      return `${redirectUri}?${new URLSearchParams({ error: 'access_denied', error_reason: 'user_denied', state })}`
    const code = randomUUID()
    codes.set(code, { person, redirectUri, challenge: asked.get('code_challenge') })
    return `${redirectUri}?${new URLSearchParams({ code, state })}#_=_`
  }

  /** A code works once, with the client secret, the same redirect address and the PKCE verifier. */
  function exchange(form: URLSearchParams): object | null {
    const found = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    const verifier = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const isOurs =
      form.get('client_id') === client.clientId && form.get('client_secret') === client.clientSecret
    if (!found || !isOurs || form.get('redirect_uri') !== found.redirectUri) return null
    if (found.challenge !== null && found.challenge !== verifier) return null
    const token = randomUUID()
    tokens.set(token, found.person)
    return { access_token: token, token_type: 'bearer', expires_in: 5_183_944 }
  }

  /** Only the requested fields, and only with the proof. */
  function me(token: string, asked: URLSearchParams): object | null {
    const proof = createHmac('sha256', client.clientSecret).update(token).digest('hex')
    const found = tokens.get(token)
    if (!found || asked.get('appsecret_proof') !== proof) return null
    const fields = (asked.get('fields') ?? '').split(',')
    return Object.fromEntries(Object.entries(found).filter(([name]) => fields.includes(name)))
  }

  server.answerWith(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', server.url)
    if (pathname === '/dialog/oauth') {
      response.writeHead(302, { location: dialog(searchParams) }).end()
      return
    }
    const token = request.headers.authorization?.replace(/^Bearer /, '') ?? ''
    const answer =
      pathname === '/oauth/access_token' ? exchange(await formOf(request)) : me(token, searchParams)
    response.writeHead(answer ? 200 : 400, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer ?? { error: { type: 'OAuthException', code: 100 } }))
  })

  return {
    url: server.url,
    ...client,
    /** Sets who is logged in there; null presses "cancel". A function may return another person each time. */
    isNow(who: FacebookPerson | null | (() => FacebookPerson)) {
      whoIsThere = typeof who === 'function' ? who : () => who
    },
    /** Follows redirects like a browser, from the shop's redirect until it is sent back to the shop. */
    async walk(from: string): Promise<URL> {
      const came = await fetch(from, { redirect: 'manual' })
      return new URL(came.headers.get('location') ?? '')
    },
    close: server.close,
  }
}
