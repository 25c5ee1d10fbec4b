import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
} from 'openid-client'
import type { ProviderRefusal, ProviderStep } from './identity-provider.ts'

/** Guests do not wait longer for a page. */
export const answerWithinSeconds = 5

/** For a provider on the same machine, in development and tests; `setting-rules` allows plain http for no other. */
export function allowLoopback(address: string): ((config: Configuration) => void)[] {
  return address.startsWith('http:') ? [allowInsecureRequests] : []
}

export async function loginUrl(
  config: Configuration,
  { redirectUri, state, verifier }: ProviderStep,
  more: Record<string, string>,
): Promise<string> {
  return buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    state,
    response_type: 'code',
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...more,
  }).href
}

/** Exchanges the code that came back for tokens. */
export function exchange(
  config: Configuration,
  query: URLSearchParams,
  { redirectUri, state, verifier }: ProviderStep,
  expected: { nonce?: string },
) {
  return authorizationCodeGrant(config, new URL(`${redirectUri}?${query}`), {
    expectedState: state,
    pkceCodeVerifier: verifier,
    ...(expected.nonce !== undefined && { expectedNonce: expected.nonce, idTokenExpected: true }),
  })
}

/**
 * Faults of the provider and invalid responses are refusals, not faults of the shop: the guest gets a sentence, the log the
 * reason.
 */
export async function orRefused<Value>(
  asking: () => Promise<Value>,
): Promise<Outcome<Value, ProviderRefusal>> {
  try {
    return accepted(await asking())
  } catch (error) {
    if (error instanceof AuthorizationResponseError && error.error === 'access_denied')
      return refused({ code: 'provider-cancelled' })
    return refused({ code: 'provider-failed', reason: reasonOf(error) })
  }
}

/** Logs only the kind of failure: messages may quote what was sent. */
function reasonOf(error: unknown): string {
  const { code, error: told } = Object(error) as { code?: unknown; error?: unknown }
  return [code, told].filter((part) => typeof part === 'string').join(' ') || String(Object(error).name)
}
