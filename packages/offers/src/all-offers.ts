import type { Locale } from '@wojaz/travel/locale'
import { accepted, type Outcome } from '@wojaz/travel/outcome'
import { type OfferSearchRequest, type SortCode, sortMeaning } from '@wojaz/travel/search'
import type { OfferIndex } from './engine/offer-index.ts'
import type { ScanCache } from './engine/scan/scan-cache.ts'
import { firstInTurns, numbersInTurns } from './engine/sort-in-turns.ts'
import { Turn } from './engine/turn.ts'
import { findHotelStays, type HotelRefusal, planHotel } from './hotel-stays.ts'
import type { Offer } from './offer.ts'
import { offerOfStay, offersInTurns } from './offer-of-stay.ts'
import type { Pagination } from './search-result.ts'
import { type StayList, withStayList } from './stay-list.ts'

export interface AllOffers {
  readonly offers: readonly Offer[]
  readonly pagination: Pagination
}

/** Returns everything that one hotel sells to this party, page by page: one offer for each date, length, airport and board. */
export async function allOffers(
  index: OfferIndex,
  cache: ScanCache,
  hotelCode: string,
  request: OfferSearchRequest,
  locale: Locale,
): Promise<Outcome<AllOffers, HotelRefusal>> {
  const planned = planHotel(index, hotelCode, request)
  if (!planned.ok) return planned
  const { hotel, plan } = planned.value
  const { page, pageSize, sorting } = plan
  const turn = new Turn()
  return withStayList(async (stays) => {
    await findHotelStays(index, hotel, plan, cache, turn, stays)
    const numbers = await numbersInTurns(stays.count, turn)
    const first = await firstInTurns(numbers, orderOf(stays, sorting), (page + 1) * pageSize, turn)
    return accepted({
      offers: await offersInTurns(first.slice(page * pageSize), (number) =>
        offerOfStay(index, hotel, plan, stays.at(number), locale),
      ),
      pagination: { page, pageSize, sorting, totalResults: stays.count },
    })
  })
}

/** Compares two numbers of the list. */
type Order = (a: number, b: number) => number

function orderOf(stays: StayList, sorting: SortCode): Order {
  const { by, order } = sortMeaning(sorting)
  const cheapest: Order = (a, b) => stays.totalAt(a) - stays.totalAt(b)
  const soonest: Order = (a, b) => stays.dayAt(a) - stays.dayAt(b)
  const shortest: Order = (a, b) => stays.nightsAt(a) - stays.nightsAt(b)
  const asked = by === 'departure' ? soonest : by === 'duration' ? shortest : cheapest
  const sign = order === 'DESCENDING' ? -1 : 1
  // No package occurs twice, so this order is total and pages never repeat an offer.
  return (a, b) =>
    sign * asked(a, b) ||
    cheapest(a, b) ||
    soonest(a, b) ||
    shortest(a, b) ||
    stays.departureAt(a) - stays.departureAt(b) ||
    stays.productAt(a) - stays.productAt(b)
}
