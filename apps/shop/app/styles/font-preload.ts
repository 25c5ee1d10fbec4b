import type { Locale } from '@wojaz/travel/locale'
import cyrillic from '../../fonts/onest-cyrillic.woff2?url'
import latin from '../../fonts/onest-latin.woff2?url'

/** The file with most letters of a page. The browser finds the others, whose letters are rare, by itself. */
export function fontPreload(locale: Locale): string {
  return locale === 'uk' ? cyrillic : latin
}
