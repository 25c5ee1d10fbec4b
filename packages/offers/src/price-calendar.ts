import type { IsoDay } from '@wojaz/travel/dates'
import { accepted, type Outcome } from '@wojaz/travel/outcome'
import type { OfferSearchRequest } from '@wojaz/travel/search'
import { none } from './engine/columns.ts'
import type { OfferIndex } from './engine/offer-index.ts'
import type { Scanner } from './engine/scanner.ts'
import { planSearch, type SearchPlan, shownPrice } from './plan-search.ts'
import type { SearchRefusal } from './search-refusal.ts'
import { scanBySlot } from './slot-scan.ts'

export interface DayPrice {
  readonly date: IsoDay
  readonly price: number
}

/** Returns the lowest price of each departure day. Days without an offer are left out. */
export async function priceCalendar(
  index: OfferIndex,
  scanner: Scanner,
  request: OfferSearchRequest,
): Promise<Outcome<DayPrice[], SearchRefusal>> {
  const plan = planSearch(index, request)
  return plan.ok ? accepted(await calendarOf(index, scanner, plan.value)) : plan
}

export async function calendarOf(index: OfferIndex, scanner: Scanner, plan: SearchPlan): Promise<DayPrice[]> {
  const days: DayPrice[] = []
  const least = await leastByDay(index, scanner, plan)
  least.forEach((total, slot) => {
    if (total !== none)
      days.push({ date: index.dayAt(plan.scan.firstDay + slot), price: shownPrice(plan, total)! })
  })
  return days
}

/** Returns the lowest total of each day of the plan, from its first day; `none` where nothing departs. */
export async function leastByDay(index: OfferIndex, scanner: Scanner, plan: SearchPlan): Promise<Int32Array> {
  const { least } = await scanBySlot(index, scanner, plan, { split: splitByDay(index, plan), counted: false })
  return least
}

/** A slot for each day of the plan, from its first day. */
export function splitByDay({ columns }: OfferIndex, { scan: { firstDay, lastDay } }: SearchPlan) {
  const slots = Math.max(0, lastDay - firstDay + 1)
  const slotOfDay = new Int16Array(columns.days)
  for (let slot = 0; slot < slots; slot++) slotOfDay[firstDay + slot] = slot
  return { by: 'day', slotOfDay, slots } as const
}
