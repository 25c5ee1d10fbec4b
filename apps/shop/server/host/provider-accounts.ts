import type { FacebookSettings, GoogleSettings } from '@wojaz/account/server'

type Source = Readonly<Record<string, string | undefined>>

/** Null if the account is not configured; its login is then not offered. */
export function googleAccount(source: Source): GoogleSettings | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = source
  if (!clientId || !clientSecret) return null
  return { clientId, clientSecret, issuer: issuer || 'https://accounts.google.com' }
}

export function facebookAccount(source: Source): FacebookSettings | null {
  const { FACEBOOK_APP_ID: clientId, FACEBOOK_APP_SECRET: clientSecret } = source
  if (!clientId || !clientSecret) return null
  const address = (given: string | undefined, usual: string) => (given || usual).replace(/\/+$/, '')
  return {
    clientId,
    clientSecret,
    dialogUrl: address(source.FACEBOOK_DIALOG_URL, 'https://www.facebook.com/v23.0'),
    graphUrl: address(source.FACEBOOK_GRAPH_URL, 'https://graph.facebook.com/v23.0'),
  }
}
