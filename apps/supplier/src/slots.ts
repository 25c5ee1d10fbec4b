import { weekdayOf } from '@wojaz/travel/dates'
import { chance } from './catalogue/chance.ts'
import type { Option, Product } from './catalogue/product.ts'
import { localDay, localIso, momentOf } from './local-time.ts'

/** One time of an option, or one day with opening hours. */
export interface Slot {
  /** The local start time, used as the availability id. */
  readonly id: string
  readonly day: string
  readonly start: number
  readonly end: number
  /** The end of the sale. */
  readonly cutoffAt: number
  readonly capacity: number | null
  /** Places sold by other channels. */
  readonly soldElsewhere: number
}

/** How far ahead the supplier sells, in days. */
export const sellsAheadDays = 540

const soldOutShare = 0.04

/** The slots of a day, in order. */
export function slotsOn(seed: string, product: Product, option: Option, day: string): Slot[] {
  if (!isOpenOn(product, option, day)) return []
  return option.startTimes.map((time) => {
    const start = momentOf(product.timeZone, day, time)
    const id = localIso(product.timeZone, start)
    const end = option.opening
      ? momentOf(product.timeZone, day, option.opening.to)
      : start + product.durationMinutes * 60_000
    return {
      id,
      day,
      start,
      end,
      // With opening hours tickets are sold until an hour before closing.
      cutoffAt: option.opening ? end - 60 * 60_000 : start - option.cutoffMinutes * 60_000,
      capacity: option.capacity,
      soldElsewhere: soldElsewhere(seed, product, option, id),
    }
  })
}

export function slotCalled(seed: string, product: Product, option: Option, id: string): Slot | undefined {
  const at = Date.parse(id)
  if (Number.isNaN(at)) return undefined
  return slotsOn(seed, product, option, localDay(product.timeZone, at)).find((slot) => slot.id === id)
}

function isOpenOn({ place }: Product, { weekdays }: Option, day: string): boolean {
  return weekdays.includes(isoWeekday(day)) && isInSeason(place.open, day.slice(5))
}

/** A season may cross the new year. */
function isInSeason(open: readonly [string, string] | null, day: string): boolean {
  if (open === null) return true
  const [first, last] = open
  return first <= last ? first <= day && day <= last : first <= day || day <= last
}

function soldElsewhere(seed: string, product: Product, option: Option, slot: string): number {
  if (option.capacity === null) return 0
  const falls = chance(seed, product.id, option.id, slot)
  return falls < soldOutShare ? option.capacity : Math.floor(option.capacity * falls * 0.8)
}

/** 1 is Monday. */
const isoWeekday = (day: string): number => weekdayOf(day) || 7
