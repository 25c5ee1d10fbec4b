import { addDays, type IsoDay } from '../dates/calendar-date.ts'
import { inForceOn } from '../dates/in-force.ts'

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
  const dueBy = balanceDay(departureDate)
  if (dueBy <= today) return { dueNow: total, balance: null }
  const dueNow = Math.ceil((total * depositPercent) / 10_000) * 100
  return { dueNow, balance: { amount: total - dueNow, dueBy } }
}

/** The last day on which the rest is paid. */
export function balanceDay(departureDate: IsoDay): IsoDay {
  return addDays(departureDate, -balanceDaysBefore)
}

/** Who steps back until that day pays at most so much of the price. */
export interface CancellationStep {
  readonly until: IsoDay
  readonly percent: number
}

/** Who changes the trip until that day pays so much for each traveller, beside the difference of the prices. */
export interface ChangeFeeStep {
  readonly until: IsoDay
  /** In grosze. */
  readonly perPerson: number
}

/** The fees of the terms of sale; a contract keeps those of its day. */
const feeTables = [
  {
    from: '2026-01-01',
    cancel: [
      { daysBefore: 30, percent: 25 },
      { daysBefore: 15, percent: 50 },
      { daysBefore: 4, percent: 75 },
      { daysBefore: 0, percent: 90 },
    ],
    // Afterwards airline and hotel have their lists: the trip can only be called off.
    change: [
      { daysBefore: 30, perPerson: 100_00 },
      { daysBefore: 15, perPerson: 200_00 },
      { daysBefore: 4, perPerson: 400_00 },
    ],
    // Lists of passengers leave for the airline and the hotel then.
    correctDaysBefore: 3,
    // The law lets nobody ask for more (art. 43 of the package travel act).
    handOverDaysBefore: 7,
  },
] as const

function feesOn(day: IsoDay) {
  return inForceOn(feeTables, day)
}

/** The scale of the terms of sale, as days of the calendar; steps that are over are left out. */
export function cancellationSteps(
  departureDate: IsoDay,
  today: IsoDay,
  agreedOn: IsoDay = today,
): readonly CancellationStep[] {
  return feesOn(agreedOn)
    .cancel.map(({ daysBefore, percent }) => ({ until: addDays(departureDate, -daysBefore), percent }))
    .filter(({ until }) => until >= today)
}

/** What stepping back today costs at most, of the price; null: the trip has begun. */
export function cancellationPercent(departureDate: IsoDay, today: IsoDay, agreedOn: IsoDay): number | null {
  return cancellationSteps(departureDate, today, agreedOn)[0]?.percent ?? null
}

/** What another date, airport, room or board costs by day, for each traveller; steps that are over are left out. */
export function changeFeeSteps(
  departureDate: IsoDay,
  today: IsoDay,
  agreedOn: IsoDay = today,
): readonly ChangeFeeStep[] {
  return feesOn(agreedOn)
    .change.map(({ daysBefore, perPerson }) => ({ until: addDays(departureDate, -daysBefore), perPerson }))
    .filter(({ until }) => until >= today)
}

/** The last day on which data of travellers and of whoever ordered are mended; the day of the contract decides. */
export function correctUntil(departureDate: IsoDay, agreedOn: IsoDay): IsoDay {
  return addDays(departureDate, -feesOn(agreedOn).correctDaysBefore)
}

/** The last day on which the trip may be handed over to somebody else; null when it is over. */
export function handOverUntil(departureDate: IsoDay, today: IsoDay, agreedOn: IsoDay = today): IsoDay | null {
  const day = addDays(departureDate, -feesOn(agreedOn).handOverDaysBefore)
  return day >= today ? day : null
}
