import type { Locale } from '@wojaz/travel/locale'

/** Full language tags, as React Aria and Open Graph use them. */
export const languageTags: Record<Locale, string> = {
  pl: 'pl-PL',
  cs: 'cs-CZ',
  ro: 'ro-RO',
  hu: 'hu-HU',
  uk: 'uk-UA',
}
