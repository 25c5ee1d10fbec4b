import { type Locale, localisedPath } from '@wojaz/travel/locale'
import { tokenParameter } from '../email-paths.ts'

/** A page of the shop, opened by a signed link. */
export function pageUrl(siteUrl: string, locale: Locale, path: string, token: string): string {
  return `${siteUrl}${localisedPath(locale, path)}?${tokenParameter}=${token}`
}

/** One press in the mail program (RFC 8058), without a page between. */
export function oneClickHeaders(url: string, token: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${url}?${tokenParameter}=${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
