export interface Counted {
  /** Requests in the window so far, including this one. */
  readonly current: number
  /** Milliseconds until the window ends. */
  readonly ttl: number
}

interface Window {
  count: number
  since: number
}

/** The maximum number of counts in memory. The least recently used are dropped first. */
const mostCounts = 50_000

/** Counts requests by key in windows that begin with the first request: the rate limit of all workers. */
export class RequestCounts {
  readonly #windows = new Map<string, Window>()

  constructor(readonly limit: number = mostCounts) {}

  count(key: string, windowMs: number, now: number): Counted {
    const known = this.#windows.get(key)
    const window = known && known.since + windowMs > now ? known : { count: 0, since: now }
    window.count++
    this.#windows.delete(key)
    this.#windows.set(key, window)
    const [oldest] = this.#windows.keys()
    if (this.#windows.size > this.limit && oldest !== undefined) this.#windows.delete(oldest)
    return { current: window.count, ttl: window.since + windowMs - now }
  }
}
