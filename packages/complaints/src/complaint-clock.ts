import { addDays, daysBetween, type IsoDay } from '@wojaz/travel/dates'
import type { ComplaintState } from './complaint-states.ts'

/**
 * How long a guest waits. The act of 2017 knows no deadline, Directive (EU) 2026/1024 will want an answer within 60 days; we promise 30, for an
 * appeal again. The one place.
 */
export const complaintDays = {
  promised: 30,
  /** After so many days the office is warned. */
  warned: [14, 25],
  /** So long a decision waits for the guest's word; then it stands. */
  answered: 30,
} as const

export function deadlineFrom(day: IsoDay): IsoDay {
  return addDays(day, complaintDays.promised)
}

export interface ComplaintClock {
  /** Below zero: late by so many days. */
  readonly daysLeft: number
  /** How many warnings are due; late is more than all of them. */
  readonly urgency: 'calm' | 'first-warning' | 'last-warning' | 'late'
}

/** Null: nobody waits for us. */
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
