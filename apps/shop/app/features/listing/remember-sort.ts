import { cookieText } from '@wojaz/travel/guest'
import { sortCookie, sortCookieAge } from '@wojaz/travel/listing'
import type { SortCode } from '@wojaz/travel/search'
import { allows, currentConsent } from '../consent/consent.ts'

/** Next time the list begins sorted like this, where the guest lets us remember it. */
export function rememberSort(code: SortCode) {
  if (!allows(currentConsent(), 'preferences')) return
  const secure = window.location.protocol === 'https:'
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = cookieText(sortCookie, code, { maxAge: sortCookieAge, secure })
}
