import type { InAllLocales } from '@wojaz/content/server'
import { addDays, type IsoDay, summerForSale } from '@wojaz/travel/dates'
import type { Fields } from './words.ts'

/** A placeholder for the id that the CMS gives to another document. */
export function idOf(collection: 'faq' | 'menus' | 'popups', key: string): Fields {
  return { idOf: `${collection} ${key}` }
}

/** A placeholder for noon of a day counted from the day of seeding, so that campaigns run when the demo is new. */
export function daysFromSeeding(days: number): Fields {
  return { daysFromSeeding: days }
}

/** A placeholder in texts for the year of the summer on sale on the day of seeding. */
export const summerYear = '[[summerYear]]'

/** A placeholder for a day of the next December. */
export function nextDecember(day: number): Fields {
  return { nextDecember: day }
}

interface Known {
  ids: ReadonlyMap<string, number>
  today: IsoDay
}

/** Returns the document with ids and dates filled in. */
export function filledIn(value: InAllLocales | undefined, known: Known): InAllLocales | undefined {
  if (Array.isArray(value)) return value.map((item) => filledIn(item, known) ?? null)
  if (typeof value === 'string') return value.replaceAll(summerYear, String(summerForSale(known.today)))
  if (value === null || typeof value !== 'object') return value
  if (typeof value.daysFromSeeding === 'number')
    return `${addDays(known.today, value.daysFromSeeding)}T12:00:00.000Z`
  if (typeof value.nextDecember === 'number')
    return `${known.today.slice(0, 4)}-12-${value.nextDecember}T12:00:00.000Z`
  if (typeof value.idOf === 'string') return idOrThrow(value.idOf, known.ids)
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, filledIn(inner, known)]))
}

function idOrThrow(name: string, ids: Known['ids']): number {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`Nothing was written as ${name}.`)
  return id
}
