import { createCache } from '@wojaz/cache'

export interface ContentCache {
  /** One load at a time per key, whoever asks. A value that can no longer be re-read stays in use. */
  read<T>(key: string, load: () => Promise<T>): Promise<T>
  /** Everything must be read again: an editor changed something, or messages may have been missed. */
  drop(): void
  /** Grows with every drop. */
  readonly generation: number
}

/** Whole-cache drops keep this simple: content changes a few times a day and a page takes milliseconds to read. */
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
