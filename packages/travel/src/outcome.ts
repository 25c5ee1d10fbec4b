/** What a guest may run into is a value with a code and facts; only faults are thrown. */
export type Outcome<Value, Refusal> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal }

export function accepted<const Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value }
}

export function refused<const Refusal>(refusal: Refusal): { readonly ok: false; readonly refusal: Refusal } {
  return { ok: false, refusal }
}
