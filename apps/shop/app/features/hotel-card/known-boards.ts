import type { Named } from '@wojaz/travel/availability'

/** The name of a board. Null if the list does not have it: guests never see a code. */
export function nameOfBoard(boards: readonly Named[], code: string | null): string | null {
  return boards.find((board) => board.code === code)?.name ?? null
}

/** 'All inclusive', or with different boards per room 'All inclusive + Śniadania'. */
export function boardsInWords(
  boards: readonly Named[],
  occupancies: readonly { readonly boardCode: string | null }[],
): string {
  const names = occupancies.map(({ boardCode }) => nameOfBoard(boards, boardCode))
  const isOne = new Set(names).size === 1
  return (isOne ? names.slice(0, 1) : names).filter((name) => name !== null).join(' + ')
}
