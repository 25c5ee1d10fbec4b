import type { ProviderName } from '@wojaz/account'
import type { Locale } from '@wojaz/travel/locale'
import { returnParameter } from './account-address.ts'

export const oauthPath = '/api/www/api/v5/mytui/oauth'
/** Query parameter: link this login to the account of the logged-in customer. */
const linkParameter = 'polacz'

/** The URL where the login with a provider starts. */
export function providerAddress(
  provider: ProviderName,
  locale: Locale,
  { back = null, isLinking = false }: { back?: string | null; isLinking?: boolean } = {},
): string {
  const query = new URLSearchParams({
    locale,
    ...(back !== null && { [returnParameter]: back }),
    ...(isLinking && { [linkParameter]: '1' }),
  })
  return `${oauthPath}/${provider}?${query}`
}
