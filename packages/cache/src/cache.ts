import type { Clock } from '@wojaz/travel/dates'
import { LRUCache } from 'lru-cache'

export interface Cache<Value> {
  /** Returns the cached value, or the one that `make` makes. Concurrent callers with the same key share one call of `make`. */
  get(key: string, make: () => Promise<Value>): Promise<Found<Value>>
}

export interface Found<Value> {
  readonly value: Value
  /** `hit`: it was cached; `shared`: another caller was making it; `miss`: it was made for this call. */
  readonly outcome: 'hit' | 'shared' | 'miss'
}

/** `stale`: served while a new one is made, so that nobody waits; `expired`: everybody waits for a new one. */
export type Freshness = 'fresh' | 'stale' | 'expired'

export interface CacheOptions<Value> {
  /** The most values; the least recently used is dropped first. */
  readonly limit?: number
  /** The most bytes of keys and values, together with `bytesOf`. */
  readonly limitBytes?: number
  bytesOf?(value: Value): number
  /** Required with `keepFor`. */
  readonly clock?: Clock
  /** Time to live in milliseconds; 0: only for callers who are already waiting. Without this option values never expire. */
  keepFor?(value: Value): number
  /** Grows with every change of the data behind the values: values of another version are not served. */
  version?(): number
  /** Called before a value is served. Without this option a cached value is fresh. */
  freshness?(value: Value): Freshness
  /** The value belongs to one caller: other callers who waited for it make their own. */
  isPersonal?(value: Value): boolean
  /** Only this caller was refused: others who waited try again, and the cached value stays. */
  isRefusal?(error: unknown): boolean
  /** Nothing can be made at present: the last known value of any version is served. */
  isOutage?(error: unknown): boolean
}

/** A wrapper, because `lru-cache` treats a bare `undefined` as missing. */
interface Held<Value> {
  readonly value: Value
  readonly version: number
}

/** A cache that never stores failures. */
export function createCache<Value>(options: CacheOptions<Value>): Cache<Value> {
  const { limit, limitBytes, clock, version = () => 0 } = options
  const limits = {
    max: limit ?? 0,
    maxSize: limitBytes ?? 0,
    sizeCalculation: options.bytesOf && (({ value }: Held<Value>, key: string) => bytesOf(key, value)),
  }
  const cached = new LRUCache<string, Held<Value>, () => Promise<Value>>({
    ...limits,
    // `lru-cache` reads the time 0 as "never".
    perf: clock && { now: () => clock().getTime() + 1 },
    ttlResolution: 0,
    // Callers who wait get the value even if it was evicted meanwhile.
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
  const lastKnown = options.isOutage && new LRUCache<string, Held<Value>>(limits)

  function bytesOf(key: string, value: Value): number {
    return key.length + (options.bytesOf?.(value) ?? 0)
  }

  /**
   * The ttl for `lru-cache`: undefined is for ever, negative is expired at once; minus 0.5, because its last millisecond is
   * inclusive.
   */
  function lifetime(value: Value): number | undefined {
    if (!options.keepFor) return
    const kept = options.keepFor(value)
    return kept > 0 ? kept - 0.5 : -1
  }

  let newest = version()
  /** Nobody is served what was made before a change. It would stay until enough new values push it out. */
  function dropOldVersions() {
    if (version() === newest) return
    newest = version()
    cached.clear()
  }

  async function get(key: string, make: () => Promise<Value>): Promise<Found<Value>> {
    dropOldVersions()
    // With the version in the key, a value whose making began before a change is not shared after it and cannot replace a newer
    // one.
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
