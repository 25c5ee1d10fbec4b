import type { Locale } from './locale.ts'

export type PluralForm = 'one' | 'few' | 'many' | 'other'

const rules = new Map<Locale, Intl.PluralRules>()

/** The form of a noun after a count: 1 noc, 2 noce, 5 nocy. */
export function pluralForm(locale: Locale, count: number): PluralForm {
  return rulesOf(locale).select(Math.abs(count)) as PluralForm
}

/** The forms a language needs; a dictionary entry with a count has one text for each. */
export function pluralForms(locale: Locale): readonly PluralForm[] {
  return rulesOf(locale).resolvedOptions().pluralCategories as PluralForm[]
}

function rulesOf(locale: Locale): Intl.PluralRules {
  const known = rules.get(locale)
  if (known) return known
  const made = new Intl.PluralRules(locale)
  rules.set(locale, made)
  return made
}
