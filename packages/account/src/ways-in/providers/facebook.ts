import { createHmac } from 'node:crypto'
import { ClientSecretPost, Configuration } from 'openid-client'
import { allowLoopback, answerWithinSeconds, exchange, loginUrl, orRefused } from './ask-provider.ts'
import type { IdentityProvider, ProviderAccount } from './identity-provider.ts'
import { nameOf } from './name-of.ts'

export interface FacebookSettings extends ProviderAccount {
  /** Address of the login dialog: https://www.facebook.com with its version. */
  dialogUrl: string
  /** Address of the Graph API: https://graph.facebook.com with its version. */
  graphUrl: string
}

const issuer = 'https://www.facebook.com'

/** OAuth 2 and a call to the Graph API. Facebook may return no address and does not verify it. */
export function facebookProvider({
  dialogUrl,
  graphUrl,
  clientId,
  clientSecret,
}: FacebookSettings): IdentityProvider {
  const config = new Configuration(
    {
      issuer,
      authorization_endpoint: `${dialogUrl}/dialog/oauth`,
      token_endpoint: `${graphUrl}/oauth/access_token`,
    },
    clientId,
    { client_secret: clientSecret },
    ClientSecretPost(clientSecret),
  )
  config.timeout = answerWithinSeconds
  for (const allow of allowLoopback(graphUrl)) allow(config)

  /** The proof shows that the call comes from our server: a stolen token is worthless without the secret. */
  async function askWho(accessToken: string): Promise<Record<string, unknown>> {
    const proof = createHmac('sha256', clientSecret).update(accessToken).digest('hex')
    const fields = new URLSearchParams({ fields: 'id,email,first_name,last_name', appsecret_proof: proof })
    const answer = await fetch(`${graphUrl}/me?${fields}`, {
      headers: { authorization: `Bearer ${accessToken}` },
      signal: AbortSignal.timeout(answerWithinSeconds * 1000),
    })
    if (!answer.ok) throw Object.assign(new Error('The graph refused.'), { code: `graph-${answer.status}` })
    return (await answer.json()) as Record<string, unknown>
  }

  return {
    name: 'facebook',

    begin: (step) => orRefused(() => loginUrl(config, step, { scope: 'public_profile,email' })),

    identityOf: (query, step) =>
      orRefused(async () => {
        const { access_token: accessToken } = await exchange(config, query, step, {})
        const { id, email, first_name: first, last_name: last } = await askWho(accessToken)
        if (typeof id !== 'string' || !/^\d{1,255}$/.test(id)) throw new Error('The graph named nobody.')
        return {
          provider: 'facebook' as const,
          issuer,
          subject: id,
          email: typeof email === 'string' ? email : null,
          isEmailProven: false,
          firstName: nameOf(first),
          lastName: nameOf(last),
        }
      }),
  }
}
