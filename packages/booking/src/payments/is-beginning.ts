/** Longer than the bank may take to answer. A start that takes longer has died. */
const startingMs = 30_000

/** Whether somebody still waits for the bank's answer to the start of this payment. */
export function isBeginning(
  { isStarting, startedAt }: { readonly isStarting: boolean; readonly startedAt: Date },
  now: Date,
): boolean {
  return isStarting && now.getTime() - startedAt.getTime() < startingMs
}
