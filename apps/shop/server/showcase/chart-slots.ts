import { addDays, addMonths, firstDayOfMonth, type IsoDay, lastDayOfMonth } from '@wojaz/travel/dates'

/** Days, both ends included. */
export interface SlotDays {
  /** 'yyyy-MM' or a day. */
  id: string
  from: IsoDay
  to: IsoDay
}

const monthsAhead = 12

/**
 * The month of tomorrow and the eleven after it. Departures start tomorrow, so on the last day of a month the next month comes
 * first.
 */
export function monthSlots(today: IsoDay): SlotDays[] {
  const tomorrow = addDays(today, 1)
  return Array.from({ length: monthsAhead }, (_, ahead) => {
    const first = addMonths(firstDayOfMonth(tomorrow), ahead)
    return { id: first.slice(0, 7), from: ahead === 0 ? tomorrow : first, to: lastDayOfMonth(first) }
  })
}

/** The days of a month on which a trip can still start. */
export function daySlots({ from, to }: SlotDays): SlotDays[] {
  const days: SlotDays[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push({ id: day, from: day, to: day })
  return days
}
