import type { HotelFacts, Offer } from '@wojaz/offers'
import type { Reports } from '../request/reports.ts'

/** Reports boards that are missing in the hotel's list and therefore have no name. */
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

/** The offer's boards that the hotel's list lacks, without duplicates. */
function unknownBoards(
  boards: HotelFacts['boards'],
  occupancies: readonly { readonly boardCode: string | null }[],
): string[] {
  const codes = new Set(occupancies.flatMap(({ boardCode }) => boardCode ?? []))
  return [...codes].filter((code) => !boards.some((board) => board.code === code))
}
