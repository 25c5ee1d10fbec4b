import type { Locale } from '@wojaz/travel/locale'

/** Each language by its own name: a guest who needs the switch may not read another one. */
export const languageNames: Record<Locale, string> = {
  pl: 'Polski',
  cs: 'Čeština',
  ro: 'Română',
  hu: 'Magyar',
  uk: 'Українська',
}
