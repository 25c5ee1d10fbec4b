import { allows, type Consent, cookieValue } from '@wojaz/travel/guest'
import { sortCookie } from '@wojaz/travel/listing'
import { isSortCode, type SortCode } from '@wojaz/travel/search'

/** The guest's last sort code, if they consent to storing it. */
export function rememberedSort(cookies: string | undefined, consent: Consent | null): SortCode | null {
  if (!allows(consent, 'preferences')) return null
  const code = cookieValue(cookies, sortCookie)
  return isSortCode(code) ? code : null
}
