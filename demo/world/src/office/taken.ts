import type { Outcome } from '@wojaz/travel/outcome'

/** Invented guests must not be refused: a refusal is a bug. */
export function taken<Value>(outcome: Outcome<Value, unknown>): Value {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal))
  return outcome.value
}
