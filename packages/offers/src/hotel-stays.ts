import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { OfferSearchRequest, SearchFilter } from '@wojaz/travel/search'
import { additionalTypeFilter } from '@wojaz/travel/trip'
import { none } from './engine/columns.ts'
import type { OfferIndex } from './engine/offer-index.ts'
import { prepareStays } from './engine/scan/prepare-stays.ts'
import type { ScanCache } from './engine/scan/scan-cache.ts'
import { airportsKey } from './engine/scan/scan-plan.ts'
import { noAirport } from './engine/scan/stay-book.ts'
import { type VisitPlace, visitStays } from './engine/scan/visit-stays.ts'
import type { Turn } from './engine/turn.ts'
import { planSearch, type SearchPlan } from './plan-search.ts'
import type { SearchRefusal } from './search-refusal.ts'
import type { StayList } from './stay-list.ts'

export type HotelRefusal = SearchRefusal | { readonly code: 'hotel-not-found'; readonly field: 'hotelCode' }

const skiByPlane: SearchFilter = { filterId: additionalTypeFilter, selectedValues: ['SKIBYPLANE'] }

/** Plans a request for one hotel, with the hotel's trip type and place instead of those of the request. */
export function planHotel(
  index: OfferIndex,
  hotelCode: string,
  request: OfferSearchRequest,
): Outcome<{ hotel: number; plan: SearchPlan }, HotelRefusal> {
  const hotel = index.register.hotelNumber.get(hotelCode)
  if (hotel === undefined) return refused({ code: 'hotel-not-found', field: 'hotelCode' })
  const { tripType, arrivalAirport } = index.register.hotels[hotel]!
  const isSkiByPlane = tripType === 'NR' && arrivalAirport !== null
  const plan = planSearch(index, {
    ...request,
    offerType: ({ WS: 'BY_PLANE', DW: 'BY_CAR', WO: 'TOUR', NR: 'SKI' } as const)[tripType],
    destinationsCodes: [hotelCode],
    radius: undefined,
    regionLocation: undefined,
    ...(isSkiByPlane && { filters: [...request.filters, skiByPlane] }),
  })
  return plan.ok ? accepted({ hotel, plan: plan.value }) : plan
}

/** Adds everything that the hotel sells to this party, within the requested dates, nights, airports, boards and prices. */
export async function findHotelStays(
  index: OfferIndex,
  hotel: number,
  plan: SearchPlan,
  cache: ScanCache,
  turn: Pick<Turn, 'isOver' | 'pass'>,
  stays: StayList,
): Promise<void> {
  // A hotel that does not sell several rooms together has nothing for such a party.
  if (plan.hotels.length === 0) return
  const { from, to } = plan.price ?? { from: 0, to: none }
  const split = byAirport(index, hotel)
  const scan = {
    ...plan.scan,
    hotels: Uint32Array.of(hotel),
    boards: plan.boards,
    price: null,
    isEveryBoardCounted: null,
    split,
    staysKey: split.by === 'airport' ? airportsKey(plan.scan.staysKey) : plan.scan.staysKey,
  }
  const keep = (product: number, airport: number, day: number, nights: number, total: number) => {
    if (total < from || total > to) return
    stays.add(product, airport === noAirport ? null : airport, day, nights, total)
  }
  let place: VisitPlace | null = { product: 0, segment: 0 }
  while (place) {
    await prepareStays(index.columns, scan, cache, index.columns.hotelDestination[hotel]!, turn)
    place = visitStays(index.columns, scan, cache, hotel, place, () => turn.isOver, keep)
    await turn.pass()
  }
}

/** By plane every airport separately; by car there is nothing to split. */
function byAirport(index: OfferIndex, hotel: number): { by: 'airport' } | { by: 'hotel' } {
  return index.columns.hotelDestination[hotel]! < 0 ? { by: 'hotel' } : { by: 'airport' }
}
