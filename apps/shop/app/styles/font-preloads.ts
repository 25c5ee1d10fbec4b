import cyrillic from '@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2?url'
import latinExtended from '@fontsource-variable/onest/files/onest-latin-ext-wght-normal.woff2?url'
import latin from '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2?url'
import type { Locale } from '@wojaz/travel/locale'

/** Prices and URLs need Latin letters in every language. Each language adds its own letters. */
export function fontPreloads(locale: Locale): string[] {
  return locale === 'uk' ? [latin, cyrillic] : [latin, latinExtended]
}
