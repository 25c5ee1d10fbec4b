import type { CabinLayout } from '@wojaz/booking'

/** The seat that an arrow key moves to: sideways also across the aisle, up and down to the nearest seat on the same side. */
export function nextSeat(layout: CabinLayout, from: string, key: string): string | null {
  const rows = layout.rows.map(({ blocks }) => blocks.flat())
  const row = rows.findIndex((seats) => seats.some((seat) => seat?.name === from))
  const own = rows[row] ?? []
  const place = own.findIndex((seat) => seat?.name === from)
  switch (key) {
    case 'ArrowRight':
      return own.slice(place + 1).find((seat) => seat)?.name ?? null
    case 'ArrowLeft':
      return own.slice(0, place).findLast((seat) => seat)?.name ?? null
    case 'ArrowDown':
      return nearest(rows.slice(row + 1), place / own.length)
    case 'ArrowUp':
      return nearest(rows.slice(0, row).reverse(), place / own.length)
    default:
      return null
  }
}

/** The seat of the next row at about the same share of the width. */
function nearest(
  rows: readonly CabinLayout['rows'][number]['blocks'][number][],
  share: number,
): string | null {
  for (const seats of rows) {
    const known = seats.flatMap((seat, place) =>
      seat ? { name: seat.name, share: place / seats.length } : [],
    )
    const best = known.toSorted((a, b) => Math.abs(a.share - share) - Math.abs(b.share - share))[0]
    if (best) return best.name
  }
  return null
}
