import { canPayOwn, type OpenAmount } from '@wojaz/booking'

/** How much is paid now: the part that is due, all of the rest, or another amount. */
export type Share = 'next' | 'rest' | 'own'

/** The ticked share: the wished one if possible, or else the amount tried before, or else the part that is due. */
export function tickedShare(wished: string | undefined, before: string | null, open: OpenAmount): Share {
  if (wished === 'rest' || (wished === 'next' && open.next) || (wished === 'own' && canPayOwn(open)))
    return wished
  if (before !== null && canPayOwn(open)) return 'own'
  return open.next ? 'next' : 'rest'
}
