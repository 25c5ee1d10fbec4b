import {
  accepted,
  type Locale,
  type OfferSearchRequest,
  type Outcome,
  type SortCode,
  sortMeaning,
} from '@wojaz/travel'
import type { OfferIndex } from './engine/offer-index.ts'
import type { ScanMemory } from './engine/scan/scan-memory.ts'
import { firstInTurns } from './engine/sort-in-turns.ts'
import { Turn } from './engine/turn.ts'
import { findHotelStays, type HotelRefusal, type HotelStay, planHotel } from './hotel-stays.ts'
import type { Offer } from './offer.ts'
import { offerOfStay } from './offer-of-stay.ts'
import type { Pagination } from './search-result.ts'

export interface AllOffers {
  readonly offers: readonly Offer[]
  readonly pagination: Pagination
}

/** Everything one hotel sells to this party, page by page: each date, length, airport and board once. */
export async function allOffers(
  index: OfferIndex,
  memory: ScanMemory,
  hotelCode: string,
  request: OfferSearchRequest,
  locale: Locale,
): Promise<Outcome<AllOffers, HotelRefusal>> {
  const planned = planHotel(index, hotelCode, request)
  if (!planned.ok) return planned
  const { hotel, plan } = planned.value
  const { page, pageSize, sorting } = plan
  const turn = new Turn()
  const stays = await findHotelStays(index, hotel, plan, memory, turn)
  const first = await firstInTurns(stays, orderOf(sorting), (page + 1) * pageSize, turn)
  const shown = first.slice(page * pageSize)
  return accepted({
    offers: shown.map((stay) => offerOfStay(index, hotel, plan, stay, locale)),
    pagination: { page, pageSize, sorting, totalResults: stays.length },
  })
}

type Order = (a: HotelStay, b: HotelStay) => number

function orderOf(sorting: SortCode): Order {
  const { by, order } = sortMeaning(sorting)
  const asked = by === 'departure' ? soonest : by === 'duration' ? shortest : cheapest
  // The same package never comes twice, so this order is complete and pages never repeat an offer.
  const orders = [
    order === 'DESCENDING' ? (a: HotelStay, b: HotelStay) => asked(b, a) : asked,
    cheapest,
    soonest,
    shortest,
    byAirport,
    byProduct,
  ]
  return (a, b) => {
    for (const one of orders) {
      const difference = one(a, b)
      if (difference !== 0) return difference
    }
    return 0
  }
}

const cheapest: Order = (a, b) => a.total - b.total
const soonest: Order = (a, b) => a.day - b.day
const shortest: Order = (a, b) => a.nights - b.nights
const byAirport: Order = (a, b) => (a.departure ?? -1) - (b.departure ?? -1)
const byProduct: Order = (a, b) => a.product - b.product
