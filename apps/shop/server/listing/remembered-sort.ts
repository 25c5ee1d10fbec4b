import { isSortCode, type SortCode } from '@wojaz/travel/search'
import { cookieValue } from '../../app/browser/cookie-text.ts'
import { allows, type Consent } from '../../app/features/consent/consent-choice.ts'
import { sortCookie } from '../../app/features/listing/sort-cookie.ts'

/** The order a guest chose last, when they let us remember it. */
export function rememberedSort(cookies: string | undefined, consent: Consent | null): SortCode | null {
  if (!allows(consent, 'preferences')) return null
  const code = cookieValue(cookies, sortCookie)
  return isSortCode(code) ? code : null
}
