import { addDays, type IsoDay } from '../dates/calendar-date.ts'

/** What is due when the guest books, and the rest. */
export interface PaymentPlan {
  readonly dueNow: number
  /** Null: everything is due at once. */
  readonly balance: { readonly amount: number; readonly dueBy: IsoDay } | null
}

const depositPercent = 25
const balanceDaysBefore = 30

/** A quarter now, in whole złoty upwards, the rest 30 days before departure; within these days everything at once. */
export function paymentPlan(total: number, departureDate: IsoDay, today: IsoDay): PaymentPlan {
  const dueBy = addDays(departureDate, -balanceDaysBefore)
  if (dueBy <= today) return { dueNow: total, balance: null }
  const dueNow = Math.ceil((total * depositPercent) / 10_000) * 100
  return { dueNow, balance: { amount: total - dueNow, dueBy } }
}

/** Who steps back until that day pays at most so much of the price. */
export interface CancellationStep {
  readonly until: IsoDay
  readonly percent: number
}

const cancellationScale = [
  { daysBefore: 30, percent: 25 },
  { daysBefore: 15, percent: 50 },
  { daysBefore: 4, percent: 75 },
  { daysBefore: 0, percent: 90 },
] as const

/** The scale of the terms of sale, as days of the calendar; steps that are over are left out. */
export function cancellationSteps(departureDate: IsoDay, today: IsoDay): readonly CancellationStep[] {
  return cancellationScale
    .map(({ daysBefore, percent }) => ({ until: addDays(departureDate, -daysBefore), percent }))
    .filter(({ until }) => until >= today)
}

/** The last day on which the trip may be handed over to somebody else; null when it is over. */
export function handOverUntil(departureDate: IsoDay, today: IsoDay): IsoDay | null {
  const day = addDays(departureDate, -7)
  return day >= today ? day : null
}
