import type { Locale } from '@wojaz/travel/locale'
import words from './email-words.json' with { type: 'json' }

export type EmailWord = keyof typeof words

/** Not in the shop's dictionary: that one is sent to every browser, and no page needs the texts of emails. */
export function emailWords(locale: Locale) {
  return (key: EmailWord, gaps: Record<string, string> = {}): string =>
    words[key][locale].replace(/\{\{(\w+)\}\}/g, (gap, name: string) => gaps[name] ?? gap)
}
