import { defaultLocale, splitLocale } from '@wojaz/travel/locale'

const path = /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*)?$/
/** Paths that the server handles itself: a page there would never be shown. */
const taken = /^\/(?:api|admin|file|scale|health|metrics|assets|pl)(?:\/|$)/

/** A page has one URL for all languages; the shop adds the language prefix. */
export function isPageUrl(url: string): boolean {
  return url.length <= 200 && path.test(url) && !taken.test(url) && splitLocale(url).locale === defaultLocale
}
