import type { HotelFacts, Offer } from '@wojaz/offers'
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
    reports.errorHappened(new Error(message), {
      transaction: '/wypoczynek/{hotelCardPath}',
      component: 'boards',
    })
  }
}

/** Boards of an offer that the hotel's list lacks, each once. */
function unknownBoards(
  boards: HotelFacts['boards'],
  occupancies: readonly { readonly boardCode: string | null }[],
): string[] {
  const codes = new Set(occupancies.flatMap(({ boardCode }) => boardCode ?? []))
  return [...codes].filter((code) => !boards.some((board) => board.code === code))
}
