import type { IsoDay } from '@wojaz/travel/dates'
import { type PriceStanding, priceStanding } from '@wojaz/travel/money'
import { accepted, type Outcome } from '@wojaz/travel/outcome'
import type { OfferSearchRequest } from '@wojaz/travel/search'
import { type Columns, none } from './engine/columns.ts'
import { findAnswering } from './engine/facets.ts'
import type { OfferIndex } from './engine/offer-index.ts'
import { findCheapestHotels, type KnownLeast } from './engine/scan/find-cheapest-hotels.ts'
import type { Scanner } from './engine/scanner.ts'
import { Turn } from './engine/turn.ts'
import { findListed, stayOf } from './find-listing.ts'
import { pricedStay } from './offer-of-stay.ts'
import { pastTotals } from './past-totals.ts'
import { planSearch, type SearchPlan, shownPrice } from './plan-search.ts'
import { leastByDay, splitByDay } from './price-calendar.ts'
import type { SearchRefusal } from './search-refusal.ts'

/** Departure days, both included. */
export interface DaySpan {
  readonly from: IsoDay
  readonly to: IsoDay
}

/** The first offer of a list of the span, sorted by price. */
export interface SpanPrice {
  /** Day of departure. */
  readonly date: IsoDay
  /** For one person or for all, as requested. */
  readonly price: number
  /** Compared with earlier prices of the same trip; null: its history is too short. */
  readonly level: PriceStanding['level'] | null
}

/**
 * Returns the lowest price of each span, in order; null: nothing departs. Hotels are scanned twice, for any number of spans: once
 * for the prices, once for the hotels that have them. Only for searches without a price range, because a list leaves out hotels
 * whose cheapest offer is below it.
 */
export async function lowestInSpans(
  index: OfferIndex,
  scanner: Scanner,
  request: OfferSearchRequest,
  spans: readonly DaySpan[],
): Promise<Outcome<(SpanPrice | null)[], SearchRefusal>> {
  const [first, last] = [spans[0], spans.at(-1)]
  if (!first || !last) return accepted([])
  const planned = planSearch(index, {
    ...request,
    departureDateFrom: first.from,
    departureDateTo: last.to,
  })
  if (!planned.ok) return planned
  const plan = planned.value
  const least = await leastByDay(index, scanner, plan)
  const days = spans.map(({ from, to }) => cheapestDays(index, plan, least, from, to))
  const hotels = await cheapestHotels(index, scanner, plan, least, days.flat())
  const found: (SpanPrice | null)[] = []
  const turn = new Turn()
  for (const slots of days) {
    if (turn.isOver) await turn.pass()
    const cheapest = slots.flatMap((slot) => (hotels.get(slot) ?? []).map((hotel) => ({ slot, hotel })))
    const [best] = cheapest.sort((one, other) => byList(index.columns, one, other))
    found.push(best ? await priceOf(index, scanner, plan, { ...best, total: least[best.slot]! }) : null)
  }
  return accepted(found)
}

/** Returns the days of a span that have its lowest price, as slots from the plan's first day. */
function cheapestDays(
  index: OfferIndex,
  { scan: { firstDay, lastDay } }: SearchPlan,
  least: Int32Array,
  from: IsoDay,
  to: IsoDay,
): number[] {
  let lowest = none
  let slots: number[] = []
  const end = Math.min(index.dayIndex(to), lastDay)
  for (let day = Math.max(index.dayIndex(from), firstDay); day <= end; day++) {
    const total = least[day - firstDay]!
    if (total === none || total > lowest) continue
    if (total < lowest) slots = []
    lowest = total
    slots.push(day - firstDay)
  }
  return slots
}

/** Returns the hotels that sell these days at their lowest price. */
async function cheapestHotels(
  index: OfferIndex,
  scanner: Scanner,
  plan: SearchPlan,
  least: Int32Array,
  slots: readonly number[],
): Promise<Map<number, number[]>> {
  const found = new Map<number, number[]>()
  if (slots.length === 0) return found
  const isAsked = new Set(slots)
  const known: KnownLeast = {
    slots: [...isAsked],
    least: least.map((total, slot) => (isAsked.has(slot) ? total : -1)),
  }
  const hotels = findAnswering(index, plan)
  const scan = {
    ...plan.scan,
    hotels,
    boards: plan.boards,
    price: null,
    isEveryBoardCounted: null,
    split: splitByDay(index, plan),
  }
  const cache = scanner.cacheFor(index)
  const turn = new Turn()
  for (let from = 0; from < hotels.length; from += hotelsAtOnce) {
    if (turn.isOver) await turn.pass()
    const to = Math.min(from + hotelsAtOnce, hotels.length)
    findCheapestHotels(index.columns, scan, cache, from, to, known, (slot, hotel) => {
      found.set(slot, [...(found.get(slot) ?? []), hotel])
    })
  }
  return found
}

/** Hotels between two reads of the clock. */
const hotelsAtOnce = 16

interface DayHotel {
  slot: number
  hotel: number
}

/** Sorts equal prices like a list by price. A list has each hotel once, at its earliest day. */
function byList(c: Columns, one: DayHotel, other: DayHotel): number {
  return (
    c.hotelRating[other.hotel]! - c.hotelRating[one.hotel]! ||
    c.hotelCodeOrder[one.hotel]! - c.hotelCodeOrder[other.hotel]! ||
    one.slot - other.slot
  )
}

async function priceOf(
  index: OfferIndex,
  scanner: Scanner,
  plan: SearchPlan,
  { slot, hotel, total }: DayHotel & { total: number },
): Promise<SpanPrice> {
  const day = plan.scan.firstDay + slot
  const staysKey = `${plan.scan.staysKey} on ${day}`
  const listed = await findListed(index, scanner, {
    ...plan,
    scan: { ...plan.scan, firstDay: day, lastDay: day, staysKey },
    hotels: Uint32Array.of(hotel),
    price: { from: total, to: total },
  })
  const { quote, parts } = pricedStay(index, hotel, plan, stayOf(index, listed, 0))
  const before = pastTotals(parts, quote).map((past) => past.total)
  return {
    date: index.dayAt(day),
    price: shownPrice(plan, total)!,
    level: priceStanding(total, before)?.level ?? null,
  }
}
