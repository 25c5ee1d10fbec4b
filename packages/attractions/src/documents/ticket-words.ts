import type { Locale } from '@wojaz/travel/locale'
import words from './ticket-words.json' with { type: 'json' }

export type TicketWord = keyof typeof words

/** The texts of tickets and their emails. */
export function ticketWords(locale: Locale) {
  return (key: TicketWord, gaps: Readonly<Record<string, string>> = {}): string =>
    words[key][locale].replace(/\{\{(\w+)\}\}/g, (gap, name: string) => gaps[name] ?? gap)
}
