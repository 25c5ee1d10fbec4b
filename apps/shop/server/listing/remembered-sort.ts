import { allows, type Consent, cookieValue, isSortCode, type SortCode, sortCookie } from '@wojaz/travel'

/** The order a guest chose last, when they let us remember it. */
export function rememberedSort(cookies: string | undefined, consent: Consent | null): SortCode | null {
  if (!allows(consent, 'preferences')) return null
  const code = cookieValue(cookies, sortCookie)
  return isSortCode(code) ? code : null
}
