/** What a guest typed, by field. A box that is ticked is `on`, one that is not is missing. */
export type Typed = Readonly<Record<string, string>>

/** Nobody sees this field, so only a program fills it in. */
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

/** A text of several lines, each ending as on paper. */
export function paragraphs(typed: Typed, field: string): string {
  return (typed[field] ?? '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
}

/** An e-mail address is judged as typed, only the spaces that keyboards add around it are forgiven. */
export function address(typed: Typed, field: string): string {
  return (typed[field] ?? '').replace(/^[ \t]+|[ \t]+$/g, '')
}
