import type { Outcome } from '@wojaz/travel/outcome'

export const providerNames = ['google', 'facebook'] as const
export type ProviderName = (typeof providerNames)[number]

/** A person at an identity provider. `issuer` and `subject` identify them; the address is only for emails. */
export interface Identity {
  provider: ProviderName
  issuer: string
  subject: string
  email: string | null
  /** The provider hosts this mailbox itself: whoever is logged in there owns it. */
  isEmailProven: boolean
  /** Empty if it is missing or not a valid name. */
  firstName: string
  lastName: string
}

/** What is sent to the provider and must come back. */
export interface ProviderStep {
  redirectUri: string
  state: string
  nonce: string
  verifier: string
}

export type ProviderRefusal = { code: 'provider-cancelled' } | { code: 'provider-failed'; reason: string }

/** Another's login. */
export interface IdentityProvider {
  readonly name: ProviderName
  /** Returns the address for the redirect. Refused if the provider cannot be reached. */
  begin(step: ProviderStep): Promise<Outcome<string, ProviderRefusal>>
  /** Reads who came back from the query of the callback address. Tokens are not stored. */
  identityOf(query: URLSearchParams, step: ProviderStep): Promise<Outcome<Identity, ProviderRefusal>>
}

/** The credentials of the shop at a provider. */
export interface ProviderAccount {
  clientId: string
  clientSecret: string
}
