import type { Locale } from '@wojaz/travel/locale'

/** Full tags, as Open Graph and `Intl` name languages. */
export const languageTags: Record<Locale, string> = {
  pl: 'pl-PL',
  cs: 'cs-CZ',
  ro: 'ro-RO',
  hu: 'hu-HU',
  uk: 'uk-UA',
}
