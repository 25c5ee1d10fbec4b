import {
  ClientSecretPost,
  type Configuration,
  clockTolerance,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client'
import { isAddressProven } from '../proven-address.ts'
import { allowLoopback, answerWithinSeconds, exchange, loginUrl, orRefused } from './ask-provider.ts'
import type { IdentityProvider, ProviderAccount } from './identity-provider.ts'
import { nameOf } from './name-of.ts'

export interface GoogleSettings extends ProviderAccount {
  /** https://accounts.google.com, or another OpenID Connect issuer. */
  issuer: string
}

/** OpenID Connect: state, PKCE, nonce, and an ID token whose issuer, audience, age and signature are checked. */
export function googleProvider({ issuer, clientId, clientSecret }: GoogleSettings): IdentityProvider {
  let known: Promise<Configuration> | null = null
  /** Read at the first login, and again after a failure: Google may be unreachable when the shop starts. */
  function configuration(): Promise<Configuration> {
    known ??= discovered().catch((error) => {
      known = null
      throw error
    })
    return known
  }

  function discovered() {
    return discovery(
      new URL(issuer),
      clientId,
      // Seconds of tolerance between the clocks.
      { client_secret: clientSecret, [clockTolerance]: 30 },
      ClientSecretPost(clientSecret),
      // The token comes directly from Google; its signature is checked anyway.
      { timeout: answerWithinSeconds, execute: [...allowLoopback(issuer), enableNonRepudiationChecks] },
    )
  }

  return {
    name: 'google',

    begin: (step) =>
      orRefused(async () =>
        loginUrl(await configuration(), step, {
          scope: 'openid email profile',
          nonce: step.nonce,
          // People who share a computer choose their account; nobody gets the account that logged in last.
          prompt: 'select_account',
        }),
      ),

    identityOf: (query, step) =>
      orRefused(async () => {
        const tokens = await exchange(await configuration(), query, step, { nonce: step.nonce })
        const claims = tokens.claims()
        if (!claims) throw new Error('There is no ID token.')
        return {
          provider: 'google' as const,
          issuer: claims.iss,
          subject: claims.sub,
          email: typeof claims.email === 'string' ? claims.email : null,
          isEmailProven: isAddressProven(claims),
          firstName: nameOf(claims.given_name),
          lastName: nameOf(claims.family_name),
        }
      }),
  }
}
