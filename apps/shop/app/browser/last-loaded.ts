import { isBusy } from './is-busy.ts'
import { keepSame } from './keep-same.ts'

/** Why the next results did not come. */
export type Failure = 'outage' | 'busy'

/** What the listing or the card on the screen was made of. */
let shown: { path: string; loaded: object } | null = null
/** What has come last: a quick guest presses again before it is drawn. */
let arrived: { path: string; loaded: object; number: number } | null = null
let asked = 0

/** `path` as the address says it, with its language. */
export function keepLoaded(path: string, loaded: object) {
  shown = { path, loaded }
}

/**
 * Reads over the network what a page is made of. When that fails, the results on the screen stay and the page says so; a guest who comes from
 * another page gets the page for failures.
 */
export async function loadOrKeep<Data extends object>(
  path: string,
  load: () => Promise<Data>,
): Promise<Data & { failed?: Failure }> {
  const number = ++asked
  try {
    const answer = await load()
    const loaded = shown?.path === path ? keepSame(shown.loaded, answer) : answer
    if (number > (arrived?.number ?? 0)) arrived = { path, loaded, number }
    return loaded
  } catch (error) {
    const failed = isBusy(error) ? 'busy' : isOutage(error) ? 'outage' : null
    if (shown?.path !== path || !failed) throw error
    const newest = arrived?.path === path ? arrived : shown
    return { ...(newest.loaded as Data), failed }
  }
}

/** No answer at all, or an answer that says that it is the server's fault; redirects and refusals are answers. */
function isOutage(error: unknown): boolean {
  if (error instanceof Response) return error.status >= 500
  const { status } = Object(error) as { status?: unknown }
  return typeof status === 'number' ? status >= 500 : error instanceof Error && error.name !== 'AbortError'
}
