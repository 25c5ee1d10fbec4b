import type { Outcome } from '@wojaz/travel/outcome'

export const providerNames = ['google', 'facebook'] as const
export type ProviderName = (typeof providerNames)[number]

/** Who somebody is elsewhere. They are known by `issuer` and `subject`; an address is only where one may write to. */
export interface Identity {
  provider: ProviderName
  issuer: string
  subject: string
  email: string | null
  /** The provider keeps this mailbox itself: whoever is logged in there owns it. */
  isEmailProven: boolean
  /** Empty where it is not told, or is no name. */
  firstName: string
  lastName: string
}

/** What is sent along and has to come back. */
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
  /** Where the browser goes. Refused: the provider cannot be reached. */
  begin(step: ProviderStep): Promise<Outcome<string, ProviderRefusal>>
  /** Who came back, by the query of the address they came back to. Tokens are forgotten with the answer. */
  identityOf(query: URLSearchParams, step: ProviderStep): Promise<Outcome<Identity, ProviderRefusal>>
}

/** The account of the shop at a provider. */
export interface ProviderAccount {
  clientId: string
  clientSecret: string
}
