import type { Locale } from '@wojaz/travel/locale'

/** Each language by its own name: whoever needs the switch may read no other. */
export const languageNames: Record<Locale, string> = {
  pl: 'Polski',
  cs: 'Čeština',
  ro: 'Română',
  hu: 'Magyar',
  uk: 'Українська',
}
