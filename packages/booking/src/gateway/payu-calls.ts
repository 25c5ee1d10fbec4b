import type { Clock } from '@wojaz/travel/dates'
import { askProvider, type ProviderAnswer } from './ask-provider.ts'

export interface PayuSettings {
  /** `https://secure.payu.com`, its sandbox, or the local test bank. */
  readonly url: string
  readonly posId: string
  readonly clientId: string
  readonly clientSecret: string
  readonly secondKey: string
  readonly clock: Clock
  /** Everything a guest waits for ends within this time, including the call for the token. */
  readonly answerWithinMs?: number
}

export type PayuAnswer = ProviderAnswer

/** Without a token: the answer that explains why. */
type GivenToken = { readonly text: string } | { readonly text: null; readonly answer: PayuAnswer }

/** A guest gets an answer within five seconds. */
export const answerLimitMs = 4_500
// A token is not used in its last minute, because it could expire on the way.
const spareMs = 60_000

/** Calls PayU with an OAuth token. The token is cached while it is valid and fetched again when PayU rejects it. */
export function payuCalls({
  url,
  clientId,
  clientSecret,
  clock,
  answerWithinMs = answerLimitMs,
}: PayuSettings) {
  let token: { readonly given: Promise<GivenToken>; readonly until: number } | null = null

  async function fetchToken(signal: AbortSignal): Promise<GivenToken> {
    const answer = await ask('/pl/standard/user/oauth/authorize', {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: clientId,
        client_secret: clientSecret,
      }),
      signal,
    })
    if (answer?.status !== 200 || typeof answer.body.access_token !== 'string') {
      token = null
      return { text: null, answer }
    }
    const given = { text: answer.body.access_token }
    const until = clock().getTime() + Number(answer.body.expires_in) * 1_000 - spareMs
    token = { given: Promise.resolve(given), until }
    return given
  }

  function currentToken(signal: AbortSignal): Promise<GivenToken> {
    if (!token || token.until <= clock().getTime())
      // Concurrent calls wait for the same token.
      token = { given: fetchToken(signal), until: clock().getTime() + answerWithinMs }
    return token.given
  }

  const ask = (path: string, request: RequestInit) => askProvider(url + path, request)

  return async function call(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    { body, signal = AbortSignal.timeout(answerWithinMs) }: { body?: object; signal?: AbortSignal } = {},
  ): Promise<PayuAnswer> {
    const send = async (): Promise<PayuAnswer> => {
      const given = await currentToken(signal)
      if (given.text === null) return given.answer
      return ask(path, {
        method,
        signal,
        headers: {
          authorization: `Bearer ${given.text}`,
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
    }
    const answer = await send()
    if (answer?.status !== 401) return answer
    token = null
    return send()
  }
}
