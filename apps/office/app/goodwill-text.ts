import type { Goodwill } from '@wojaz/booking'
import { goodwillKindNames } from './behalf-words.ts'
import { moneyText } from './parts/said-values.tsx'

/** '200 zł (gest handlowy: stały klient; druga osoba: Jan)' */
export function goodwillText({ amount, kind, text, second }: Goodwill): string {
  const confirmed = second === undefined ? '' : `; druga osoba: ${second}`
  return `${moneyText(amount)} (${goodwillKindNames[kind]}: ${text}${confirmed})`
}
