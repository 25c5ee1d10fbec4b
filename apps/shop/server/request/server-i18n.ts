import type { i18n } from 'i18next'
import { createI18n, type Texts } from '../../app/i18n/create-i18n.ts'

const instances = new Map<string, { version: string; instance: i18n }>()

/** Parsing a dictionary for every page would cost more than drawing it: one instance per language, until a text changes. */
export function serverI18n(texts: Texts): i18n {
  const known = instances.get(texts.locale)
  if (known?.version === texts.version) return known.instance
  const instance = createI18n(texts)
  instances.set(texts.locale, { version: texts.version, instance })
  return instance
}
