import type { MetaProperty } from './page.ts'
import { fillTokens } from './tokens.ts'

const inPoland = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Europe/Warsaw' })

export function yearInPoland(now: Date): string {
  return inPoland.format(now)
}

/** `{{currentYear}}` in a meta property is the year it is in Poland. */
export function fillMetaTokens(properties: MetaProperty[], now: Date): MetaProperty[] {
  const words = { currentYear: yearInPoland(now) }
  return properties.map(({ key, value }) => ({ key, value: fillTokens(value, words) }))
}
