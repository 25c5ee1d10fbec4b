import { addDays, addMonths, firstDayOfMonth, type IsoDay, lastDayOfMonth } from '@wojaz/travel/dates'

/** Days, both ends included. */
export interface SlotDays {
  /** 'yyyy-MM' or a day. */
  id: string
  from: IsoDay
  to: IsoDay
}

const monthsAhead = 12

/** This month and the eleven after it. Nobody leaves today: this month begins tomorrow, if any of it is left. */
export function monthSlots(today: IsoDay): SlotDays[] {
  const tomorrow = addDays(today, 1)
  return Array.from({ length: monthsAhead }, (_, ahead) => {
    const first = addMonths(firstDayOfMonth(today), ahead)
    return { id: first.slice(0, 7), from: ahead === 0 ? tomorrow : first, to: lastDayOfMonth(first) }
  })
}

/** The days of a month on which one can still leave. */
export function daySlots({ from, to }: SlotDays): SlotDays[] {
  const days: SlotDays[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push({ id: day, from: day, to: day })
  return days
}
