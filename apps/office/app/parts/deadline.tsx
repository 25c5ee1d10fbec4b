import type { ComplaintClock } from '@wojaz/complaints'
import type { IsoDay } from '@wojaz/travel/dates'
import { clockText } from '../complaint-words.ts'
import { dayText } from './said-values.tsx'

/** The promised deadline. An urgent one stands out and is also named in words. */
export function Deadline({ deadline, clock }: { deadline: IsoDay; clock: ComplaintClock | null }) {
  return (
    <>
      {dayText(deadline)}, <span className={`clock ${clock?.urgency ?? ''}`}>{clockText(clock)}</span>
    </>
  )
}
