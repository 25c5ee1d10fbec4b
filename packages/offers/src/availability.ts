import {
  type AvailabilityMatrix,
  type AvailableStay,
  accepted,
  availabilityMatrix,
  type Locale,
  type OfferSearchRequest,
  type Outcome,
} from '@wojaz/travel'
import type { OfferIndex } from './engine/offer-index.ts'
import type { ScanMemory } from './engine/scan/scan-memory.ts'
import { findHotelStays, type HotelRefusal, planHotel } from './hotel-stays.ts'
import { inLocale } from './make-offer.ts'
import { shownPrice } from './plan-search.ts'

/** What one hotel can be booked for: airports, dates, nights and boards that go together, with prices. */
export function hotelAvailability(
  index: OfferIndex,
  memory: ScanMemory,
  hotelCode: string,
  request: OfferSearchRequest,
  locale: Locale,
): Outcome<AvailabilityMatrix, HotelRefusal> {
  const planned = planHotel(index, hotelCode, request)
  if (!planned.ok) return planned
  const { hotel, plan } = planned.value
  const { register, columns } = index
  const named = ({ code, names }: { code: string; names: (typeof register.boards)[number]['names'] }) => ({
    code,
    name: inLocale(names, locale),
  })
  const boards = register.boards.map(named)
  const airports = register.airports.map(named)
  const stays = findHotelStays(index, hotel, plan, memory).map(
    ({ product, departure, day, nights, total }): AvailableStay => ({
      airport: departure === null ? ownTransport : airports[departure]!,
      date: index.dayAt(day),
      duration: nights,
      board: boards[columns.productBoard[product]!]!,
      price: shownPrice(plan, total)!,
    }),
  )
  return accepted(availabilityMatrix(stays))
}

const ownTransport = { code: 'XXX', name: '' }
