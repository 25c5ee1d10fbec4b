/**
 * How many random cases a proof tries: all of them with `npm run proof`, fewer in `npm test`. The proof chooses the cases: they
 * must be the same in every run, and of every kind.
 */
export function proofSample({ full, fewer }: { full: number; fewer: number }): number {
  return process.env.PROOF === 'full' ? full : fewer
}
