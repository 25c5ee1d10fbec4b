import { createHash } from 'node:crypto'
import type { QueryConfig } from 'pg'

/**
 * A prepared statement: each connection parses and plans it once. Its name is a hash of its text, so two statements never share
 * one.
 */
export function prepared(text: string): (values: readonly unknown[]) => QueryConfig {
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 20)
  return (values) => ({ name, text, values: [...values] })
}
