import type { MetaProperty } from './page.ts'

const yearInPoland = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Europe/Warsaw' })

/** `{{currentYear}}` in a meta property is the year it is in Poland. */
export function fillMetaTokens(properties: MetaProperty[], now: Date): MetaProperty[] {
  const year = yearInPoland.format(now)
  return properties.map(({ key, value }) => ({ key, value: value.replaceAll('{{currentYear}}', year) }))
}
