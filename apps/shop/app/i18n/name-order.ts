import type { Locale } from '@wojaz/travel/locale'

export type NameField = 'firstName' | 'lastName'

/** Hungarians put the family name first. In the other order they would fill in the wrong field. */
export function nameOrder(locale: Locale): readonly [NameField, NameField] {
  return locale === 'hu' ? ['lastName', 'firstName'] : ['firstName', 'lastName']
}
