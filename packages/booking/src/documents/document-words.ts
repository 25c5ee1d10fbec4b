import { type Locale, pluralForm } from '@wojaz/travel/locale'
import words from './document-words.json' with { type: 'json' }

export type DocumentWord = keyof typeof words

/**
 * These words are not in the shop's dictionary, because the dictionary is sent to every browser, and editors must not change the
 * words of a contract in passing.
 */
export function documentWords(locale: Locale) {
  return (key: DocumentWord, gaps: Record<string, string> = {}): string => filled(words[key][locale], gaps)
}

/** `7 nocy`: returns the count with the correct plural form. */
export function counted(locale: Locale, noun: 'night' | 'person', count: number): string {
  const forms = words[`count.${noun}`][locale].split('|')
  const order = { one: 0, few: 1, many: 2, other: forms.length - 1 }
  return `${count} ${forms[Math.min(order[pluralForm(locale, count)], forms.length - 1)]}`
}

function filled(text: string, gaps: Record<string, string>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (gap, name: string) => gaps[name] ?? gap)
}
