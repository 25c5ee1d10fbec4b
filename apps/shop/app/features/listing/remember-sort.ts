import { cookieText } from '@wojaz/travel/guest'
import { sortCookie, sortCookieAge } from '@wojaz/travel/listing'
import type { SortCode } from '@wojaz/travel/search'
import { allows, currentConsent } from '../consent/consent.ts'

/** Stores the sort order for the next list, if the guest consented to preferences. */
export function rememberSort(code: SortCode) {
  if (!allows(currentConsent(), 'preferences')) return
  const secure = window.location.protocol === 'https:'
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = cookieText(sortCookie, code, { maxAge: sortCookieAge, secure })
}
