import type { CabinRow, Seat } from '@wojaz/booking'

/** The cells of a row: seats, gaps where other rows have a seat, and aisles. The first aisle has the row number. */
export type CabinCell =
  | { name: string; kind: 'seat'; seat: Seat }
  | { name: string; kind: 'gap' | 'number' | 'aisle'; seat: null }

export function cellsOf({ blocks }: CabinRow): readonly CabinCell[] {
  return blocks.flatMap((block, place) => {
    const aisle: CabinCell[] =
      place === 0 ? [] : [{ name: `aisle ${place}`, kind: place === 1 ? 'number' : 'aisle', seat: null }]
    const seats = block.map(
      (seat, column): CabinCell =>
        seat
          ? { name: seat.name, kind: 'seat', seat }
          : { name: `gap ${place}.${column}`, kind: 'gap', seat: null },
    )
    return [...aisle, ...seats]
  })
}
