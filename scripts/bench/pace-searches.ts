import { guestAddress } from './guest-address.ts'
import type { SearchLoad } from './load-searches.ts'
import { paceRequests } from './pace-requests.ts'

interface Pace {
  readonly url: string
  readonly bodies: readonly string[]
  readonly headers: Readonly<Record<string, string>>
  readonly perSecond: number
  /** Seconds. */
  readonly duration: number
}

/** Searches of independent guests. */
export async function paceSearches({ bodies, headers, ...pace }: Pace): Promise<SearchLoad> {
  const { perSecond, times, statuses } = await paceRequests({
    ...pace,
    ask: (next) => ({
      method: 'POST',
      headers: { ...headers, ...guestAddress(next), 'content-type': 'application/json' },
      body: bodies[next % bodies.length],
    }),
  })
  const failed = [...statuses].reduce((sum, [status, count]) => sum + (status === 200 ? 0 : count), 0)
  return { perSecond, times, failed }
}
