import { addDays, type IsoDay, weekdayOf } from '@wojaz/travel/dates'
import { accepted, type Outcome } from '@wojaz/travel/outcome'
import type { OfferSearchRequest } from '@wojaz/travel/search'
import { none } from './engine/columns.ts'
import type { OfferIndex } from './engine/offer-index.ts'
import type { Scanner } from './engine/scanner.ts'
import { Turn } from './engine/turn.ts'
import { planSearch } from './plan-search.ts'
import type { SearchRefusal } from './search-refusal.ts'
import { scanBySlot } from './slot-scan.ts'

export interface WeekPrice {
  /** Code of a country, region or resort. */
  readonly place: string
  /** Monday of the week of departure. */
  readonly week: IsoDay
  /** For the whole party. */
  readonly total: number
}

/** Returns the lowest total of each week and place. Those with nothing on sale are left out. */
export async function lowestByWeek(
  index: OfferIndex,
  scanner: Scanner,
  request: OfferSearchRequest,
): Promise<Outcome<WeekPrice[], SearchRefusal>> {
  const planned = planSearch(index, request)
  if (!planned.ok) return planned
  const plan = planned.value
  const { places, placeParent, hotelResort } = index.register
  const weeks: IsoDay[] = []
  const slotOfDay = new Int16Array(index.columns.days)
  for (let day = plan.scan.firstDay; day <= plan.scan.lastDay; day++) {
    const week = mondayOf(index.dayAt(day))
    if (weeks.at(-1) !== week) weeks.push(week)
    slotOfDay[day] = weeks.length - 1
  }
  const { least } = await scanBySlot(index, scanner, plan, {
    split: { by: 'day', slotOfDay, slots: weeks.length },
    groups: places.length,
    groupOf: (hotel) => hotelResort[hotel]!,
    counted: false,
  })
  // Offers of a resort also count for its region and country.
  const turn = new Turn()
  for (let place = 0; place < places.length; place++) {
    if (turn.isOver) await turn.pass()
    if (places[place]!.kind !== 'resort') continue
    for (let around = placeParent[place]!; around >= 0; around = placeParent[around]!) {
      for (let slot = 0; slot < weeks.length; slot++) {
        const cell = around * weeks.length + slot
        least[cell] = Math.min(least[cell]!, least[place * weeks.length + slot]!)
      }
    }
  }
  const prices: WeekPrice[] = []
  for (let place = 0; place < places.length; place++) {
    if (turn.isOver) await turn.pass()
    for (let slot = 0; slot < weeks.length; slot++) {
      const total = least[place * weeks.length + slot]!
      if (total !== none) prices.push({ place: places[place]!.code, week: weeks[slot]!, total })
    }
  }
  return accepted(prices)
}

/** Returns the first day of its week. */
export function mondayOf(day: IsoDay): IsoDay {
  return addDays(day, -((weekdayOf(day) + 6) % 7))
}
