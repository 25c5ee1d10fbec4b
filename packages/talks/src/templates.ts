import type { Locale } from '@wojaz/travel/locale'

/** An answer that staff choose, in every language; `{{numer}}` and the like are filled in. */
export interface Template {
  readonly id: string
  readonly name: string
  readonly texts: Readonly<Record<Locale, string>>
}

/** What stands in braces, in the words of the staff who write it. */
export const templateGaps = [
  'powitanie',
  'numer',
  'hotel',
  'wylot',
  'powrot',
  'reklamacja',
  'termin',
  'podpis',
] as const
export type TemplateGap = (typeof templateGaps)[number]
export type TemplateFacts = Readonly<Partial<Record<TemplateGap, string>>>

const gap = /\{\{\s*([^{}]*?)\s*\}\}/g

/** What is not known stays as it is, for the writer to see. Facts are put in once: braces in a guest's name are only letters. */
export function fillTemplate(text: string, facts: TemplateFacts): string {
  return text.replace(gap, (whole, name: string) => facts[name as TemplateGap] ?? whole)
}

/** Names of gaps that nobody fills. */
export function unknownGaps(text: string): readonly string[] {
  return gapsOf(text).filter((name) => !(templateGaps as readonly string[]).includes(name))
}

/** Whether something is left to be filled in before a guest reads it. */
export function hasGaps(text: string): boolean {
  return gapsOf(text).some((name) => (templateGaps as readonly string[]).includes(name))
}

const gapsOf = (text: string): readonly string[] => [...text.matchAll(gap)].map(([, name = '']) => name)
