/**
 * How many random cases one of the longest proofs tries: all of them with `PROOF=full`, else fewer. The proof chooses the cases: they
 * must be the same in every run, and of every kind.
 */
export function proofSample({ full, fewer }: { full: number; fewer: number }): number {
  return process.env.PROOF === 'full' ? full : fewer
}
