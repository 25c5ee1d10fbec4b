import { dayOf, summerForSale } from '@wojaz/travel/dates'
import type { MetaProperty } from './page.ts'
import { fillTokens } from './tokens.ts'

const inPoland = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Europe/Warsaw' })

function yearInPoland(now: Date): string {
  return inPoland.format(now)
}

/** Tokens of time: the current year in Poland, and the year of the summer that is on sale. */
export function timeWords(now: Date): { currentYear: string; seasonYear: string } {
  return { currentYear: yearInPoland(now), seasonYear: String(summerForSale(dayOf(now))) }
}

/** Fills `{{currentYear}}` and `{{seasonYear}}` in meta properties. */
export function fillMetaTokens(properties: MetaProperty[], now: Date): MetaProperty[] {
  const words = timeWords(now)
  return properties.map(({ key, value }) => ({ key, value: fillTokens(value, words) }))
}
