import { createHash } from 'node:crypto'
import type { QueryConfig } from 'pg'

/**
 * A question that is asked again and again: each connection reads and plans it once. Its name follows from its words, so two questions
 * never share one.
 */
export function prepared(text: string): (values: readonly unknown[]) => QueryConfig {
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 20)
  return (values) => ({ name, text, values: [...values] })
}
