import { longestMessage, unknownGaps } from '@wojaz/talks'
import { type Locale, locales } from '@wojaz/travel/locale'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import { templateSaid } from './template-words.ts'

interface WrittenTemplate {
  readonly name: string
  readonly texts: Readonly<Record<Locale, string>>
}

/** A message for each faulty field. */
export type TemplateFaults = Readonly<Partial<Record<'name' | Locale, string>>>

const longestName = 80

/** Returns the template, with a name and a text in each language, or all faults. */
export function readTemplate(
  typed: Readonly<Record<string, string>>,
): Outcome<WrittenTemplate, TemplateFaults> {
  const text = (field: string) => (typed[field] ?? '').replaceAll('\r', '').trim()
  const name = text('name')
  const faults: Partial<Record<'name' | Locale, string>> = {}
  if (name === '' || name.length > longestName) faults.name = templateSaid.name
  for (const locale of locales) {
    const unknown = unknownGaps(text(locale))
    if (text(locale) === '' || text(locale).length > longestMessage) faults[locale] = templateSaid.text
    else if (unknown.length > 0) faults[locale] = templateSaid.unknownGaps(unknown)
  }
  if (Object.keys(faults).length > 0) return refused(faults)
  const texts = Object.fromEntries(locales.map((locale) => [locale, text(locale)]))
  return accepted({ name, texts: texts as WrittenTemplate['texts'] })
}
