import type { Locale } from '@wojaz/travel/locale'

export type NameField = 'firstName' | 'lastName'

/** Hungarians say and write the family name first; whoever is asked the other way round fills in the wrong box. */
export function nameOrder(locale: Locale): readonly [NameField, NameField] {
  return locale === 'hu' ? ['lastName', 'firstName'] : ['firstName', 'lastName']
}
