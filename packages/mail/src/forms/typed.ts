import { canonicalEmail } from '@wojaz/travel/guest'
/** The input of a guest, by field. A ticked box is `on`, an unticked one is missing. */
export type Typed = Readonly<Record<string, string>>

/** A hidden field (honeypot): only a program fills it in. */
export const trapField = 'website'

export function isTrapped(typed: Typed): boolean {
  return (typed[trapField] ?? '') !== ''
}

export function isTicked(typed: Typed, field: string): boolean {
  return typed[field] === 'on'
}

/** One line: control characters and runs of spaces become one space. */
export function line(typed: Typed, field: string): string {
  return (typed[field] ?? '').replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
}

/** A text of several lines with normalised line breaks. */
export function paragraphs(typed: Typed, field: string): string {
  return (typed[field] ?? '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
}

/** An email address in the form that is stored and compared. Spaces around it, which keyboards add, are removed. */
export function address(typed: Typed, field: string): string {
  return canonicalEmail((typed[field] ?? '').replace(/^[ \t]+|[ \t]+$/g, ''))
}
