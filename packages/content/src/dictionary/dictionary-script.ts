import type { Dictionary } from './merged-dictionary.ts'
import { isPageText } from './page-texts.ts'

export function dictionaryUrl({ locale, version }: { locale: string; version: string }): string {
  return `/dictionary/${locale}.${version}.js`
}

/** Texts that only the server uses, in answers to API calls and forms. They are not sent in advance. */
const saidByServer =
  /^(?:(?:api|content\.api|forms\.fault|lastSeen|pictures|plainPage|rss|search\.refusal)\.|destinations\.meta)/

/** A script instead of inline data: the HTML stays small, and the browser caches the texts for the next page. */
export function dictionaryScript({ locale, version, texts }: Dictionary): string {
  const shown = Object.fromEntries(
    Object.entries(texts).filter(([key]) => !saidByServer.test(key) && !isPageText(key)),
  )
  return `window.wojazTexts=${JSON.stringify({ locale, version, texts: shown })}`
}
