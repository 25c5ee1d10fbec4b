import { letterWords } from '@wojaz/post/server'
import type { Locale } from '@wojaz/travel/locale'
import { company } from './company.ts'
import words from './order-letter-words.json' with { type: 'json' }

export type OrderLetterWord = keyof typeof words

/** What a letter about an order says, before it is drawn: the same for text and for HTML. */
export interface LetterPlan {
  readonly locale: Locale
  readonly subject: string
  readonly heading: string
  readonly greeting: string
  readonly text: string
  /** The trip it is about; null where nothing is known of it any more. */
  readonly trip: { readonly hotel: string; readonly lines: readonly string[] } | null
  readonly rows: readonly { readonly label: string; readonly value: string; readonly isStrong?: boolean }[]
  readonly button: { readonly label: string; readonly url: string }
  readonly note: string | null
}

export function orderLetterWords(locale: Locale) {
  return (key: OrderLetterWord, gaps: Record<string, string> = {}): string =>
    words[key][locale].replace(/\{\{(\w+)\}\}/g, (gap, name: string) => gaps[name] ?? gap)
}

/** Below the line of every letter. */
export function closingLines(locale: Locale): [string, string] {
  // A number is read in one piece.
  const phone = company.phone.replaceAll(' ', '\u00a0')
  return [orderLetterWords(locale)('help', { phone }), letterWords(locale)('sender')]
}

/** For programs that show no HTML, and for people who prefer it. */
export function plainLetter(plan: LetterPlan): string {
  const [help, sender] = closingLines(plan.locale)
  return [
    plan.greeting,
    plan.text,
    ...(plan.trip ? [[plan.trip.hotel, ...plan.trip.lines].join('\n')] : []),
    ...(plan.rows.length > 0 ? [plan.rows.map(({ label, value }) => `${label}: ${value}`).join('\n')] : []),
    `${plan.button.label}:\n${plan.button.url}`,
    ...(plan.note ? [plan.note] : []),
    help,
    '-- ',
    sender,
    '',
  ].join('\n\n')
}
