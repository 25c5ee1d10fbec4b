import { type Page, pageComponents } from '@wojaz/content'

/**
 * How long a rendered page may be given to others. What is on it may end by its own validity; what is not on it yet may begin at a
 * moment the page does not tell, so a page is never kept for longer than this.
 */
const longest = 2_000

/** For a page that is no editor's: nothing on it ends by itself. */
export function keepBriefly(now: Date): number {
  return now.getTime() + longest
}

/** For a page of prices and places left: what is booked or changes its price must be seen within a second, the index's part included. */
export function keepResults(now: Date): number {
  return now.getTime() + 500
}

export function keepUntil(page: Page, now: Date): number {
  const ends = pageComponents(page).flatMap(({ validTo }) => (validTo ? [Date.parse(validTo)] : []))
  return Math.min(keepBriefly(now), ...ends)
}
