import { addDays, daysBetween, type IsoDay } from '@wojaz/travel/dates'
import type { ComplaintState } from './complaint-states.ts'

/**
 * The deadlines of complaints, in one place. The act of 2017 sets no deadline, Directive (EU) 2026/1024 will require an answer
 * within 60 days; we promise 30, and 30 again for an appeal.
 */
export const complaintDays = {
  promised: 30,
  /** The office is warned after so many days. */
  warned: [14, 25],
  /** A decision waits this long for the guest's answer; then it is final. */
  answered: 30,
} as const

export function deadlineFrom(day: IsoDay): IsoDay {
  return addDays(day, complaintDays.promised)
}

export interface ComplaintClock {
  /** Negative: late by so many days. */
  readonly daysLeft: number
  /** How many warnings are due; `late` is after all of them. */
  readonly urgency: 'calm' | 'first-warning' | 'last-warning' | 'late'
}

/** Null if nobody waits for us. */
export function clockOf(
  { state, deadline }: { readonly state: ComplaintState; readonly deadline: IsoDay },
  today: IsoDay,
): ComplaintClock | null {
  if (state === 'decided' || state === 'closed') return null
  const daysLeft = daysBetween(today, deadline)
  const passed = complaintDays.promised - daysLeft
  const [first, last] = complaintDays.warned
  const urgency =
    daysLeft < 0 ? 'late' : passed >= last ? 'last-warning' : passed >= first ? 'first-warning' : 'calm'
  return { daysLeft, urgency }
}
