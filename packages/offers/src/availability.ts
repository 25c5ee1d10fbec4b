import { type AvailabilityMatrix, AvailabilityMatrixMaker } from '@wojaz/travel/availability'
import type { Locale } from '@wojaz/travel/locale'
import { accepted, type Outcome } from '@wojaz/travel/outcome'
import type { OfferSearchRequest } from '@wojaz/travel/search'
import type { OfferIndex } from './engine/offer-index.ts'
import type { ScanCache } from './engine/scan/scan-cache.ts'
import { Turn } from './engine/turn.ts'
import { findHotelStays, type HotelRefusal, planHotel } from './hotel-stays.ts'
import { inLocale } from './in-locale.ts'
import { shownPrice } from './plan-search.ts'
import { withStayList } from './stay-list.ts'

/** Returns what one hotel can be booked for: combinations of airports, dates, nights and boards, with prices. */
export async function hotelAvailability(
  index: OfferIndex,
  cache: ScanCache,
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
  return withStayList(async (stays) => {
    await findHotelStays(index, hotel, plan, cache, turn, stays)
    const matrix = new AvailabilityMatrixMaker()
    const { days, numbersOf } = await stays.byDay(turn)
    for (const day of days) {
      for (const number of numbersOf(day)) {
        matrix.addStay(
          airports[stays.departureAt(number)] ?? ownTransport,
          stays.nightsAt(number),
          boards[columns.productBoard[stays.productAt(number)]!]!,
          shownPrice(plan, stays.totalAt(number))!,
        )
      }
      matrix.endDate(index.dayAt(day))
      if (turn.isOver) await turn.pass()
    }
    return accepted(matrix.finish())
  })
}

const ownTransport = { code: 'XXX', name: '' }
