import type { ProviderName } from '@wojaz/account'

/** How a customer can log in, as the settings show it. Instants are ISO. */
export interface LoginsView {
  email: string
  hasPassword: boolean
  /** A login may be removed, because another one remains. */
  canTakeAway: boolean
  logins: readonly { id: string; provider: ProviderName; email: string | null; linkedAt: string }[]
  passkeys: readonly PasskeyView[]
  /** Providers that are not linked yet. */
  missing: readonly ProviderName[]
}

export interface PasskeyView {
  id: string
  name: string
  isBackedUp: boolean
  addedAt: string
  usedAt: string | null
}

export const providerTitles: Readonly<Record<ProviderName, string>> = {
  google: 'Google',
  facebook: 'Facebook',
}
