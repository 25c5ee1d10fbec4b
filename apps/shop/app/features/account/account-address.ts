import { accountPaths } from '@wojaz/account'
import { type Locale, localisedPath } from '@wojaz/travel/locale'

/** On the address of the login page: where to go afterwards. */
export const returnParameter = 'powrot'

/** On the address of a page whose form has been taken. */
export const takenParameter = 'wyslano'

export function accountAddress(locale: Locale, page: keyof typeof accountPaths): string {
  return localisedPath(locale, accountPaths[page])
}

export function loginAddress(locale: Locale, returnTo: string | null = null): string {
  const address = accountAddress(locale, 'login')
  return returnTo === null ? address : `${address}?${new URLSearchParams({ [returnParameter]: returnTo })}`
}
