import { addDays, type IsoDay } from '../dates/calendar-date.ts'
import { inForceOn } from '../dates/in-force.ts'

/** The amount due on booking, and the balance. */
export interface PaymentPlan {
  readonly dueNow: number
  /** Null if everything is due at once. */
  readonly balance: { readonly amount: number; readonly dueBy: IsoDay } | null
}

const depositPercent = 25
const balanceDaysBefore = 30

/**
 * A deposit of a quarter now, rounded up to whole złoty, the balance 30 days before departure; within these 30 days everything at
 * once.
 */
export function paymentPlan(total: number, departureDate: IsoDay, today: IsoDay): PaymentPlan {
  const dueBy = balanceDay(departureDate)
  if (dueBy <= today) return { dueNow: total, balance: null }
  const dueNow = Math.ceil((total * depositPercent) / 10_000) * 100
  return { dueNow, balance: { amount: total - dueNow, dueBy } }
}

/** The last day to pay the balance. */
export function balanceDay(departureDate: IsoDay): IsoDay {
  return addDays(departureDate, -balanceDaysBefore)
}

/** A guest who cancels until that day pays at most this percentage of the price. */
export interface CancellationStep {
  readonly until: IsoDay
  readonly percent: number
}

/** A guest who changes the trip until that day pays this fee for each traveller, beside the price difference. */
export interface ChangeFeeStep {
  readonly until: IsoDay
  /** In grosze. */
  readonly perPerson: number
}

/** The fees of the terms of sale by the day they come into force; a contract keeps the fees of its own day. */
const feeTables = [
  {
    from: '2026-01-01',
    cancel: [
      { daysBefore: 30, percent: 25 },
      { daysBefore: 15, percent: 50 },
      { daysBefore: 4, percent: 75 },
      { daysBefore: 0, percent: 90 },
    ],
    // After the last step airline and hotel have the passenger list: the trip can only be cancelled.
    change: [
      { daysBefore: 30, perPerson: 100_00 },
      { daysBefore: 15, perPerson: 200_00 },
      { daysBefore: 4, perPerson: 400_00 },
    ],
    // The passenger lists are sent to the airline and the hotel on that day.
    correctDaysBefore: 3,
    // The law accepts this notice as in time, so the shop may not ask for more (art. 43 of the package travel act).
    handOverDaysBefore: 7,
  },
] as const

function feesOn(day: IsoDay) {
  return inForceOn(feeTables, day)
}

/** The cancellation scale of the terms of sale as calendar days, without the steps that are over. */
export function cancellationSteps(
  departureDate: IsoDay,
  today: IsoDay,
  agreedOn: IsoDay = today,
): readonly CancellationStep[] {
  return feesOn(agreedOn)
    .cancel.map(({ daysBefore, percent }) => ({ until: addDays(departureDate, -daysBefore), percent }))
    .filter(({ until }) => until >= today)
}

/** The highest cancellation fee today, in percent of the price; null if the trip has begun. */
export function cancellationPercent(departureDate: IsoDay, today: IsoDay, agreedOn: IsoDay): number | null {
  return cancellationSteps(departureDate, today, agreedOn)[0]?.percent ?? null
}

/** The change fee for another date, airport, room or board, per traveller and by day, without the steps that are over. */
export function changeFeeSteps(
  departureDate: IsoDay,
  today: IsoDay,
  agreedOn: IsoDay = today,
): readonly ChangeFeeStep[] {
  return feesOn(agreedOn)
    .change.map(({ daysBefore, perPerson }) => ({ until: addDays(departureDate, -daysBefore), perPerson }))
    .filter(({ until }) => until >= today)
}

/** The last day to correct the data of travellers and of the person who ordered; the fee table of the contract's day applies. */
export function correctUntil(departureDate: IsoDay, agreedOn: IsoDay): IsoDay {
  return addDays(departureDate, -feesOn(agreedOn).correctDaysBefore)
}

/** The last day on which the trip may be transferred to another person; null when that day is over. */
export function handOverUntil(departureDate: IsoDay, today: IsoDay, agreedOn: IsoDay = today): IsoDay | null {
  const day = addDays(departureDate, -feesOn(agreedOn).handOverDaysBefore)
  return day >= today ? day : null
}
