import { createCache } from '@wojaz/cache'

export interface ContentCache {
  /** Loads a key once at a time for all callers. If the database is not reachable, the last value is used. */
  read<T>(key: string, load: () => Promise<T>): Promise<T>
  /** Marks everything as outdated: an editor changed something, or notifications may have been missed. */
  drop(): void
  /** Incremented with every drop. */
  readonly generation: number
}

/**
 * The whole cache is dropped at once, which keeps it simple: content changes a few times a day, and reading a page takes
 * milliseconds.
 */
export function contentCache(options: { limit: number; isOutage(error: unknown): boolean }): ContentCache {
  let generation = 0
  const cache = createCache<unknown>({
    limit: options.limit,
    isOutage: options.isOutage,
    version: () => generation,
  })
  return {
    get generation() {
      return generation
    },
    drop() {
      generation += 1
    },
    async read<T>(key: string, load: () => Promise<T>): Promise<T> {
      const { value } = await cache.get(key, load)
      return value as T
    },
  }
}
