import { createInstance, type i18n } from 'i18next'

export interface Texts {
  locale: string
  /** Changes with every text, so an address that carries it may be kept for ever. */
  version: string
  texts: Record<string, string>
}

/** Keys are plain names (`header.openMenu`), plural forms follow the platform's rules, texts are escaped by React. */
export function createI18n({ locale, texts }: Texts): i18n {
  const instance = createInstance()
  instance.init({
    lng: locale,
    fallbackLng: false,
    resources: { [locale]: { translation: texts } },
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  return instance
}
