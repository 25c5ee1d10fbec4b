import { type Page, pageComponents } from '@wojaz/content'

/**
 * The longest time a page may be cached. Content can expire at a known time, but new content may start at a time the page does
 * not know.
 */
const longest = 2_000

/** For a page without an editor's content: nothing on it expires. */
export function keepBriefly(now: Date): number {
  return now.getTime() + longest
}

/** For a page with prices and availability: changes must be visible within a second, including the delay of the index. */
export function keepResults(now: Date): number {
  return now.getTime() + 500
}

export function keepUntil(page: Page, now: Date): number {
  const ends = pageComponents(page).flatMap(({ validTo }) => (validTo ? [Date.parse(validTo)] : []))
  return Math.min(keepBriefly(now), ...ends)
}
