import { isBusy } from './is-busy.ts'
import { keepSame } from './keep-same.ts'

/** Why the next results could not be loaded. */
export type Failure = 'outage' | 'busy'

/** The data of the listing or hotel card on the screen. */
let shown: { path: string; loaded: object } | null = null
/** The data that arrived last. A quick guest presses again before it is rendered. */
let arrived: { path: string; loaded: object; number: number } | null = null
let asked = 0

/** `path` includes the prefix of the language. */
export function keepLoaded(path: string, loaded: object) {
  shown = { path, loaded }
}

/**
 * Loads the data of a page. If that fails, the results on the screen stay, with a message. A guest who comes from another page
 * gets the error page.
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

/** No response at all, or a 5xx. Redirects and refusals are responses. */
function isOutage(error: unknown): boolean {
  if (error instanceof Response) return error.status >= 500
  const { status } = Object(error) as { status?: unknown }
  return typeof status === 'number' ? status >= 500 : error instanceof Error && error.name !== 'AbortError'
}
