import type { Locale } from '@wojaz/travel/locale'
import words from './email-words.json' with { type: 'json' }

export type EmailWord = keyof typeof words

/** Not in the shop's dictionary: that travels to every browser, and no page needs what only letters say. */
export function emailWords(locale: Locale) {
  return (key: EmailWord, gaps: Record<string, string> = {}): string =>
    words[key][locale].replace(/\{\{(\w+)\}\}/g, (gap, name: string) => gaps[name] ?? gap)
}
