import type { Texts } from './create-i18n.ts'

declare global {
  interface Window {
    wojazTexts?: Texts
  }
}

export function dictionaryUrl({ locale, version }: Texts): string {
  return `/dictionary/${locale}.${version}.js`
}

/** A script rather than inline data: the HTML stays small and the browser keeps the texts for the next page. */
export function dictionaryScript({ locale, version, texts }: Texts): string {
  return `window.wojazTexts=${JSON.stringify({ locale, version, texts })}`
}
