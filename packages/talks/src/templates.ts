import type { Locale } from '@wojaz/travel/locale'

/** A prepared answer in every language, with placeholders such as `{{numer}}`. */
export interface Template {
  readonly id: string
  readonly name: string
  readonly texts: Readonly<Record<Locale, string>>
}

/** Names of the placeholders, in Polish, because staff write them. */
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

/** Unknown placeholders stay visible for the writer. Facts are inserted once, so that braces in a guest's name have no effect. */
export function fillTemplate(text: string, facts: TemplateFacts): string {
  return text.replace(gap, (whole, name: string) => facts[name as TemplateGap] ?? whole)
}

/** Placeholders that do not exist. */
export function unknownGaps(text: string): readonly string[] {
  return gapsOf(text).filter((name) => !(templateGaps as readonly string[]).includes(name))
}

/** Whether a placeholder is still left in the text. */
export function hasGaps(text: string): boolean {
  return gapsOf(text).some((name) => (templateGaps as readonly string[]).includes(name))
}

const gapsOf = (text: string): readonly string[] => [...text.matchAll(gap)].map(([, name = '']) => name)
