import type { Texts } from './create-i18n.ts'
import type { PageI18n } from './i18n-context.ts'
import { filledValue, plainText, textOf } from './plain-texts.ts'

declare global {
  interface Window {
    wojazTexts?: Texts
  }
}

/**
 * The texts in a browser: without i18next, whose 15 KB would arrive before a guest can press anything. The dictionary has plain texts
 * only (a test holds it to that), and these are said here as i18next says them on the server.
 */
export function browserI18n({ locale, texts }: Texts): PageI18n {
  const known = { ...texts }
  return {
    language: locale,
    exists: (key) => key in known,
    // A text that is not there, or has nothing to be filled in with, must not take the page away.
    t: (key, options = {}) =>
      plainText(known, locale, key, options) ??
      (textOf(known, locale, key, options.count) ?? key).replace(/\{\{([^}]*)\}\}/g, (gap, name: string) =>
        name in options ? filledValue(name, options[name]) : gap,
      ),
    getResourceBundle: () => known,
    addResources: (_language, _namespace, more) => Object.assign(known, more),
  } as PageI18n
}
