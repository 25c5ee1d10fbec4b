import { accepted, type OfferSearchRequest, type Outcome } from '@wojaz/travel'
import { none } from '../engine/columns.ts'
import type { OfferIndex } from '../engine/offer-index.ts'
import type { ScanSplit } from '../engine/scan/scan-plan.ts'
import type { Scanner } from '../engine/scanner.ts'
import { planSearch, type SearchPlan, shownPrice } from '../plan-search.ts'
import { calendarOf } from '../price-calendar.ts'
import { regionsOf } from '../regions.ts'
import type { SearchRefusal } from '../search-refusal.ts'
import { scanBySlot } from '../slot-scan.ts'
import { offeredLengths } from './duration-options.ts'
import type { FormCounts } from './form-counts.ts'

/** Hotels of a trip type. */
export function hotelCounts(
  index: OfferIndex,
  scanner: Scanner,
  request: OfferSearchRequest,
): Outcome<FormCounts, SearchRefusal> {
  const plan = planSearch(index, request)
  if (!plan.ok) return plan
  const wider = (change: Partial<OfferSearchRequest>): SearchPlan => {
    const planned = planSearch(index, { ...request, ...change })
    if (!planned.ok) throw new Error('A wider search was refused.')
    return planned.value
  }
  const bySlot = async (asked: SearchPlan, split: Exclude<ScanSplit, { by: 'hotel' | 'day' }>) => {
    const { least, hotels } = await scanBySlot(index, scanner, asked, { split, counted: true })
    return (slot: number) => ({
      count: hotels[slot]!,
      fromPrice: least[slot] === none ? null : shownPrice(asked, least[slot]!),
    })
  }
  return accepted({
    airports: () => bySlot(wider({ departuresCodes: [] }), { by: 'airport' }),
    lengths: () =>
      bySlot(wider({ durationFrom: null, durationTo: null }), {
        by: 'nights',
        ranges: offeredLengths(request),
      }),
    places: (locale) => regionsOf(index, scanner, wider({ destinationsCodes: [] }), locale),
    days: () => calendarOf(index, scanner, wider({ departureDateFrom: null, departureDateTo: null })),
  })
}
