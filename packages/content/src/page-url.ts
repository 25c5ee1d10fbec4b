import { defaultLocale, splitLocale } from '@wojaz/travel/locale'

const path = /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*)?$/
/** Addresses that the server answers by itself: a page there could never be seen. */
const taken = /^\/(?:api|admin|file|scale|health|metrics|assets|pl)(?:\/|$)/

/** A page has one address for all languages; the language is a prefix that the shop puts in front. */
export function isPageUrl(url: string): boolean {
  return url.length <= 200 && path.test(url) && !taken.test(url) && splitLocale(url).locale === defaultLocale
}
