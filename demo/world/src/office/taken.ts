import type { Outcome } from '@wojaz/travel/outcome'

/** What is refused to people who are made up is a fault of ours. */
export function taken<Value>(outcome: Outcome<Value, unknown>): Value {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal))
  return outcome.value
}
