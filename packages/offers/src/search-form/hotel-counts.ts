import { accepted, type Outcome } from '@wojaz/travel/outcome'
import type { OfferSearchRequest } from '@wojaz/travel/search'
import type { OfferIndex } from '../engine/offer-index.ts'
import type { ScanSplit } from '../engine/scan/scan-plan.ts'
import type { Scanner } from '../engine/scanner.ts'
import { Turn } from '../engine/turn.ts'
import { planSearch, type SearchPlan, shownPrice } from '../plan-search.ts'
import { calendarOf } from '../price-calendar.ts'
import { countByPlace, regionsOf } from '../regions.ts'
import type { SearchRefusal } from '../search-refusal.ts'
import { scanBySlot } from '../slot-scan.ts'
import { offeredLengths } from './duration-options.ts'
import { type FormCounts, questionOf, type Recall } from './form-counts.ts'
import { atHours } from './hour-options.ts'

/** Counts hotels of a trip type. */
export function hotelCounts(
  index: OfferIndex,
  scanner: Scanner,
  recall: Recall,
  request: OfferSearchRequest,
): Outcome<FormCounts, SearchRefusal> {
  const plan = planSearch(index, request)
  if (!plan.ok) return plan
  /** With the other choices unchanged. If the request is valid, a wider search is too. */
  const part = async <Answer>(
    name: string,
    change: Partial<OfferSearchRequest>,
    ask: (wider: SearchPlan) => Promise<Answer>,
  ) => {
    const wider = { ...request, ...change }
    const planned = planSearch(index, wider)
    if (!planned.ok) throw new Error('A wider search was refused.')
    return {
      wider: planned.value,
      answer: await recall(questionOf(name, wider, planned.value.partyKey), () => ask(planned.value)),
    }
  }
  const bySlot = async (name: string, change: Partial<OfferSearchRequest>, split: ScanSplit) => {
    const { wider, answer } = await part(name, change, (asked) =>
      scanBySlot(index, scanner, asked, { split, counted: true }),
    )
    return (slot: number) => ({
      count: answer.hotels[slot]!,
      fromPrice: shownPrice(wider, answer.least[slot]!),
    })
  }
  return accepted({
    airports: () => bySlot('airports', { departuresCodes: [] }, { by: 'airport' }),
    hours: () => bySlot('hours', atHours(request, []), { by: 'dayPart' }),
    lengths() {
      const ranges = offeredLengths(request)
      return bySlot(`lengths ${ranges}`, { durationFrom: null, durationTo: null }, { by: 'nights', ranges })
    },
    async places(locale) {
      const { wider, answer } = await part('places', { destinationsCodes: [] }, (asked) =>
        countByPlace(index, scanner, asked),
      )
      await new Turn().pass()
      return regionsOf(index, wider, answer, locale)
    },
    async days() {
      const anytime = { departureDateFrom: null, departureDateTo: null }
      return (await part('days', anytime, (asked) => calendarOf(index, scanner, asked))).answer
    },
  })
}
