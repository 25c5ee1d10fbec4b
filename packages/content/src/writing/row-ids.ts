import { createHash } from 'node:crypto'
import type { InAllLocales } from './localised.ts'

/**
 * Rows get an id from their position, so that the Czech save of a page finds the rows of the Polish one. Nodes of rich text are
 * not rows and get none.
 */
export function withRowIds(value: InAllLocales | undefined, place: string): InAllLocales | undefined {
  if (Array.isArray(value)) return value.map((item, index) => withId(item, `${place}.${index}`))
  if (value === null || typeof value !== 'object' || 'root' in value) return value
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [field, withRowIds(inner, `${place}.${field}`)]),
  )
}

function withId(item: InAllLocales, place: string): InAllLocales {
  const inner = withRowIds(item, place) ?? null
  if (inner === null || typeof inner !== 'object' || Array.isArray(inner)) return inner
  return { id: createHash('sha256').update(place).digest('hex').slice(0, 24), ...inner }
}
