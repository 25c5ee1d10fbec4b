import { createInstance, type FormatterModule, type i18n } from 'i18next'
import { filledValue } from './plain-texts.ts'

export interface Texts {
  locale: string
  /** Changes with every text, so an address that carries it may be kept for ever. */
  version: string
  texts: Record<string, string>
}

/** Keys are plain names (`header.openMenu`), plural forms follow the platform's rules, texts are escaped by React. */
export function createI18n({ locale, texts }: Texts): i18n {
  const instance = createInstance()
  instance.use(valuesInTexts).init({
    lng: locale,
    fallbackLng: false,
    resources: { [locale]: { translation: texts } },
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false, alwaysFormat: true },
    react: { useSuspense: false },
  })
  return instance
}

const valuesInTexts: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  // A name without a value stays without one: i18next says so itself.
  format: (value, _format, _language, options) =>
    value === undefined ? value : filledValue(options?.interpolationkey, value),
}
