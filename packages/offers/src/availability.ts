import {
  type AvailabilityMatrix,
  AvailabilityMatrixMaker,
  type AvailableStay,
  accepted,
  type Locale,
  type OfferSearchRequest,
  type Outcome,
} from '@wojaz/travel'
import type { OfferIndex } from './engine/offer-index.ts'
import type { ScanMemory } from './engine/scan/scan-memory.ts'
import { Turn } from './engine/turn.ts'
import { findHotelStays, type HotelRefusal, type HotelStay, planHotel } from './hotel-stays.ts'
import { inLocale } from './make-offer.ts'
import { shownPrice } from './plan-search.ts'

/** What one hotel can be booked for: airports, dates, nights and boards that go together, with prices. */
export async function hotelAvailability(
  index: OfferIndex,
  memory: ScanMemory,
  hotelCode: string,
  request: OfferSearchRequest,
  locale: Locale,
): Promise<Outcome<AvailabilityMatrix, HotelRefusal>> {
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
  const turn = new Turn()
  const stays = await findHotelStays(index, hotel, plan, memory, turn)
  const ofDays: HotelStay[][] = []
  for (const stay of stays) {
    const ofDay = ofDays[stay.day]
    if (ofDay) ofDay.push(stay)
    else ofDays[stay.day] = [stay]
  }
  const matrix = new AvailabilityMatrixMaker()
  for (const [day, ofDay] of ofDays.entries()) {
    if (!ofDay) continue
    const date = index.dayAt(day)
    const available = ofDay.map(
      ({ product, departure, nights, total }): AvailableStay => ({
        airport: departure === null ? ownTransport : airports[departure]!,
        date,
        duration: nights,
        board: boards[columns.productBoard[product]!]!,
        price: shownPrice(plan, total)!,
      }),
    )
    matrix.addDate(date, available)
    await turn.pass()
  }
  return accepted(matrix.finish())
}

const ownTransport = { code: 'XXX', name: '' }
