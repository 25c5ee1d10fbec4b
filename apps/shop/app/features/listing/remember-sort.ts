import type { SortCode } from '@wojaz/travel/search'
import { cookieText } from '../../browser/cookie-text.ts'
import { allows, currentConsent } from '../consent/consent.ts'
import { sortCookie, sortCookieAge } from './sort-cookie.ts'

/** Next time the list begins sorted like this, where the guest lets us remember it. */
export function rememberSort(code: SortCode) {
  if (!allows(currentConsent(), 'preferences')) return
  const secure = window.location.protocol === 'https:'
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = cookieText(sortCookie, code, { maxAge: sortCookieAge, secure })
}
