import type { Clock } from '@wojaz/travel/dates'
import { LRUCache } from 'lru-cache'

export interface Cache<Value> {
  /** The cached value, or the one that `make` makes. Who asks for the same at the same time waits for one making. */
  get(key: string, make: () => Promise<Value>): Promise<Found<Value>>
}

export interface Found<Value> {
  readonly value: Value
  /** `hit`: it was there; `shared`: somebody else was making it; `miss`: it was made for this question. */
  readonly outcome: 'hit' | 'shared' | 'miss'
}

/** `stale`: serves until a new one is made, so that nobody waits; `expired`: everybody waits for a new one. */
export type Freshness = 'fresh' | 'stale' | 'expired'

export interface CacheOptions<Value> {
  /** So many values; the least recently used is dropped first. */
  readonly limit?: number
  /** So many bytes, together with `bytesOf`. */
  readonly limitBytes?: number
  bytesOf?(value: Value): number
  /** Needed with `keepFor`. */
  readonly clock?: Clock
  /** For how many milliseconds a value serves; 0: only those who wait for it already. Without this it serves for good. */
  keepFor?(value: Value): number
  /** Grows with every change of what values are made from: those of another version do not serve. */
  version?(): number
  /** Asked before a value serves. Without this it is fresh as long as it is kept. */
  freshness?(value: Value): Freshness
  /** The value is for the asker alone: who waited for it makes one for themselves. */
  isPersonal?(value: Value): boolean
  /** Only the asker was refused: who waited asks again, and what was cached stays. */
  isRefusal?(error: unknown): boolean
  /** Nothing can be made at present: the last known value serves, of whatever version. */
  isOutage?(error: unknown): boolean
}

/** A value in its wrapper: `lru-cache` takes a bare `undefined` for nothing. */
interface Held<Value> {
  readonly value: Value
  readonly version: number
}

/** A failure is never cached. */
export function createCache<Value>(options: CacheOptions<Value>): Cache<Value> {
  const { limit, limitBytes, clock, version = () => 0 } = options
  const cached = new LRUCache<string, Held<Value>, () => Promise<Value>>({
    max: limit ?? 0,
    maxSize: limitBytes ?? 0,
    sizeCalculation: options.bytesOf && (({ value }) => Math.max(1, options.bytesOf?.(value) ?? 1)),
    // It takes the moment 0 for "never".
    perf: clock && { now: () => clock().getTime() + 1 },
    ttlResolution: 0,
    // Whoever waits gets the value even if others have pushed it out meanwhile.
    ignoreFetchAbort: true,
    async fetchMethod(_key, _stale, { context: make, options: given }) {
      const held = { version: version(), value: undefined as Value }
      try {
        held.value = await make()
      } catch (error) {
        given.noDeleteOnFetchRejection = options.isRefusal?.(error) ?? false
        throw error
      }
      given.ttl = lifetime(held.value)
      return held
    },
  })
  const lastKnown = options.isOutage && new LRUCache<string, Held<Value>>({ max: limit ?? 0 })

  /** Of `lru-cache`: none is for ever, below 0 is over at once, and the last moment is included. */
  function lifetime(value: Value): number | undefined {
    if (!options.keepFor) return
    const kept = options.keepFor(value)
    return kept > 0 ? kept - 0.5 : -1
  }

  async function get(key: string, make: () => Promise<Value>): Promise<Found<Value>> {
    // A making that began before a change is not shared after it, and cannot replace what was made after it.
    const versioned = `${version()} ${key}`
    const known = cached.peek(versioned, { allowStale: true })
    const freshness = known && options.freshness ? options.freshness(known.value) : 'fresh'
    const status: LRUCache.Status<string, Held<Value>, () => Promise<Value>> = {}
    let isOwn = false
    try {
      const held = (await cached.fetch(versioned, {
        context: () => {
          isOwn = true
          return make()
        },
        forceRefresh: freshness !== 'fresh',
        allowStale: freshness === 'stale',
        status,
      })) as Held<Value>
      if (isOwn && Number(lifetime(held.value)) < 0) cached.delete(versioned)
      if (!isOwn && options.isPersonal?.(held.value)) return { value: await make(), outcome: 'miss' }
      remember(key, held)
      return { value: held.value, outcome: outcomeOf(freshness, status.fetch, isOwn) }
    } catch (error) {
      if (!isOwn && options.isRefusal?.(error)) return get(key, make)
      const last = options.isOutage?.(error) && lastKnown?.get(key)
      if (!last) throw error
      return { value: last.value, outcome: 'hit' }
    }
  }

  function remember(key: string, held: Held<Value>) {
    if (held.version >= (lastKnown?.peek(key)?.version ?? 0)) lastKnown?.set(key, held)
  }

  return { get }
}

function outcomeOf(
  freshness: Freshness,
  fetch: string | undefined,
  isOwn: boolean,
): Found<unknown>['outcome'] {
  if (fetch === 'hit' || freshness === 'stale') return 'hit'
  return isOwn ? 'miss' : 'shared'
}
