import { type Locale, localisedPath } from '@wojaz/travel/locale'
import { loginAddress, returnParameter } from './account-address.ts'
import { keepTyping } from './kept-typing.ts'

/** Goes to the login, which leads back to this page with the typed values. */
export function leaveForLogin(locale: Locale): void {
  const page = currentPage()
  keepTyping(page)
  window.location.assign(loginAddress(locale, page))
}

/** Goes to another page, which leads back here. */
export function leaveFor(locale: Locale, path: string): void {
  const page = currentPage()
  keepTyping(page)
  const back = new URLSearchParams({ [returnParameter]: page })
  window.location.assign(`${localisedPath(locale, path)}?${back}`)
}

const currentPage = () => window.location.pathname + window.location.search
