import type { Texts } from './create-i18n.ts'
import { isPageText } from './page-texts.ts'

declare global {
  interface Window {
    wojazTexts?: Texts
  }
}

export function dictionaryUrl({ locale, version }: Texts): string {
  return `/dictionary/${locale}.${version}.js`
}

/** Sentences that only the server says, in its answers to calls and to forms: a browser gets them when they are said. */
const saidByServer =
  /^(?:(?:api|content\.api|forms\.fault|lastSeen|pictures|plainPage|rss|search\.refusal)\.|directions\.meta)/

/** A script rather than inline data: the HTML stays small and the browser keeps the texts for the next page. */
export function dictionaryScript({ locale, version, texts }: Texts): string {
  const shown = Object.fromEntries(
    Object.entries(texts).filter(([key]) => !saidByServer.test(key) && !isPageText(key)),
  )
  return `window.wojazTexts=${JSON.stringify({ locale, version, texts: shown })}`
}
