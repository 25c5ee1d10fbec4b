import { type Locale, localisedPath } from '@wojaz/travel/locale'
import { tokenParameter } from '../email-paths.ts'

/** The address of a page of the shop with a signed token. */
export function pageUrl(siteUrl: string, locale: Locale, path: string, token: string): string {
  return `${siteUrl}${localisedPath(locale, path)}?${tokenParameter}=${token}`
}

/** One-click unsubscribe in the mail program (RFC 8058). */
export function oneClickHeaders(url: string, token: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${url}?${tokenParameter}=${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
