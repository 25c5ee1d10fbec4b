import { emailWords } from '@wojaz/mail/server'
import { phoneWithHours, type ShopContact } from '@wojaz/travel/guest'
import type { Locale } from '@wojaz/travel/locale'
import words from './order-email-words.json' with { type: 'json' }

export type OrderEmailWord = keyof typeof words

/** The content of an order email before it is rendered, the same for text and HTML. */
export interface EmailPlan {
  readonly locale: Locale
  readonly subject: string
  readonly heading: string
  readonly greeting: string
  readonly text: string
  /** The trip of the email; null when nothing is known of it any more. */
  readonly trip: { readonly hotel: string; readonly lines: readonly string[] } | null
  readonly rows: readonly { readonly label: string; readonly value: string; readonly isStrong?: boolean }[]
  readonly button: { readonly label: string; readonly url: string }
  readonly note: string | null
}

export function orderEmailWords(locale: Locale) {
  return (key: OrderEmailWord, gaps: Record<string, string> = {}): string =>
    words[key][locale].replace(/\{\{(\w+)\}\}/g, (gap, name: string) => gaps[name] ?? gap)
}

/** Returns the contact line at the end of every email, with both phone numbers if there are two. */
export function helpWords(locale: Locale, contact: ShopContact): string {
  const say = orderEmailWords(locale)
  const { phone, phoneHours, emergencyPhone, emergencyHours } = contact
  const office = say('help', { phone: phoneWithHours(phone, phoneHours) })
  if (emergencyPhone === phone) return office
  return `${office} ${say('helpOnTheWay', { phone: phoneWithHours(emergencyPhone, emergencyHours) })}`
}

/** Returns the plain-text version. */
export function plainEmail(plan: EmailPlan, contact: ShopContact): string {
  return [
    plan.greeting,
    plan.text,
    ...(plan.trip ? [[plan.trip.hotel, ...plan.trip.lines].join('\n')] : []),
    ...(plan.rows.length > 0 ? [plan.rows.map(({ label, value }) => `${label}: ${value}`).join('\n')] : []),
    `${plan.button.label}:\n${plan.button.url}`,
    ...(plan.note ? [plan.note] : []),
    helpWords(plan.locale, contact),
    '-- ',
    emailWords(plan.locale)('sender'),
    '',
  ].join('\n\n')
}

/** Returns the text stored in the account: without greeting, signature and the link that opens the order. */
export function keptText({ text, trip, rows, note }: EmailPlan): string {
  return [
    text,
    ...(trip ? [[trip.hotel, ...trip.lines].join('\n')] : []),
    ...(rows.length > 0 ? [rows.map(({ label, value }) => `${label}: ${value}`).join('\n')] : []),
    ...(note ? [note] : []),
  ].join('\n\n')
}
