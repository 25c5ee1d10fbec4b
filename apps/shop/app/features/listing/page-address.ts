import type { ShownPages } from './listing-view.ts'

/** At most so many pages are on one screen; the next ones have another URL. */
const mostPages = 10

export type PageRange = Pick<ShownPages, 'first' | 'last'>

/** '3' is only the third page, '1-3' the first three on one screen. Null: invalid. */
export function readPageRange(text: string | null): PageRange | null {
  if (text === null || text === '') return { first: 1, last: 1 }
  const [, one, other = one] = /^([1-9]\d{0,4})(?:-([1-9]\d{0,4}))?$/.exec(text) ?? []
  const first = Number(one)
  const last = Number(other)
  return one && first <= last && last - first < mostPages ? { first, last } : null
}

/** Null: the first page, the default. */
export function writePageRange({ first, last }: PageRange): string | null {
  if (last === 1) return null
  return first === last ? String(first) : `${first}-${last}`
}

/** The page after the last one shown, if there is one and the limit allows it. */
export function nextPage({ first, last, count }: ShownPages): number | null {
  return last < count && last - first + 1 < mostPages ? last + 1 : null
}

/** Whether the second URL needs no loading: it opens another view of the same results, or adds one page to them. */
export function isShownAlready(one: URL, other: URL): boolean {
  const isSame = one.pathname === other.pathname && one.search === other.search
  return isSame ? one.hash !== other.hash : isLongerBy(one, other)
}

/** Whether the second URL only adds one page to the results of the first. */
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
