import type { HotelFacts, Offer } from '@wojaz/offers'
import { unknownBoards } from '../../app/features/hotel-card/known-boards.ts'
import type { Reports } from '../request/reports.ts'

/** A board the hotel's list lacks has no name to show: whoever keeps the list hears of it. */
export function reportUnknownBoards(
  { code, hotelUrl, boards }: Pick<HotelFacts, 'code' | 'hotelUrl' | 'boards'>,
  { occupancies }: Pick<Offer, 'occupancies'>,
  reports: Pick<Reports, 'componentFailed' | 'errorHappened'>,
): void {
  for (const board of unknownBoards(boards, occupancies)) {
    const message = `Hotel ${code} sells the board ${board}, which is missing from its list`
    reports.componentFailed({ component: 'hotelCard.boards', side: 'server', message, path: hotelUrl })
    void reports.errorHappened(new Error(message), {
      transaction: '/wypoczynek/{hotelCardPath}',
      component: 'boards',
    })
  }
}
