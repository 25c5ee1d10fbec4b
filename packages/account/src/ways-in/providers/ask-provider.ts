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

/** Nobody looks longer than this at a page that does not come. */
export const answerWithinSeconds = 5

/** A provider beside the shop, on a laptop and in tests; `setting-rules` lets no other speak plain http. */
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

/** The tokens for the code that came back. */
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

/** Whatever goes wrong elsewhere, or is not as it was sent, is no fault of ours: the guest is told, and our log why. */
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

/** Only what kind of failure it was: messages may quote what was sent. */
function reasonOf(error: unknown): string {
  const { code, error: told } = Object(error) as { code?: unknown; error?: unknown }
  return [code, told].filter((part) => typeof part === 'string').join(' ') || String(Object(error).name)
}
