import type { ShownPages } from './listing-view.ts'

/** No more pages than this stand below each other; the next ones have an address of their own. */
const mostPages = 10

export type PageRange = Pick<ShownPages, 'first' | 'last'>

/** '3' is the third page alone, '1-3' the first three as a guest has put them below each other. Null: unreadable. */
export function readPageRange(text: string | null): PageRange | null {
  if (text === null || text === '') return { first: 1, last: 1 }
  const [, one, other = one] = /^([1-9]\d{0,4})(?:-([1-9]\d{0,4}))?$/.exec(text) ?? []
  const first = Number(one)
  const last = Number(other)
  return one && first <= last && last - first < mostPages ? { first, last } : null
}

/** Null: the first page, which needs no saying. */
export function writePageRange({ first, last }: PageRange): string | null {
  if (last === 1) return null
  return first === last ? String(first) : `${first}-${last}`
}

/** The one after the last shown, while there is one and room for it. */
export function nextPage({ first, last, count }: ShownPages): number | null {
  return last < count && last - first + 1 < mostPages ? last + 1 : null
}

/** What the second address asks for is on the screen already: another view of it, or one page more of it. */
export function isShownAlready(one: URL, other: URL): boolean {
  const isSame = one.pathname === other.pathname && one.search === other.search
  return isSame ? one.hash !== other.hash : isLongerBy(one, other)
}

/** Does the second address only show a page more of what the first shows? */
function isLongerBy(one: URL, other: URL): boolean {
  const [before, after] = [one, other].map((url) => readPageRange(url.searchParams.get('page')))
  if (!before || !after || one.pathname !== other.pathname) return false
  return restOf(one) === restOf(other) && before.first === after.first && after.last === before.last + 1
}

function restOf({ searchParams }: URL): string {
  const rest = new URLSearchParams(searchParams)
  rest.delete('page')
  rest.sort()
  return rest.toString()
}
