import { canPayOwn, type OpenAmount } from '@wojaz/booking'

/** How much of a trip is paid now: the part that is due, all of the rest, or an amount of one's own. */
export type Share = 'next' | 'rest' | 'own'

/** What is ticked: what was wished for if it can be had, else what was tried before, else the part that is due. */
export function tickedShare(wished: string | undefined, before: string | null, open: OpenAmount): Share {
  if (wished === 'rest' || (wished === 'next' && open.next) || (wished === 'own' && canPayOwn(open)))
    return wished
  if (before !== null && canPayOwn(open)) return 'own'
  return open.next ? 'next' : 'rest'
}
