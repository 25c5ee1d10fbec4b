/**
 * How many random cases a proof tries whose cases take more than a minute: a fixed sample, or all of them with `PROOF=full`. The
 * proof chooses the cases: they must be the same in every run, and of every kind. Other proofs always try all.
 */
export function proofSample({ full, fewer }: { full: number; fewer: number }): number {
  return process.env.PROOF === 'full' ? full : fewer
}
