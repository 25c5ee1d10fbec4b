interface Entry {
  value?: unknown
  /** The generation the value was read in; older than the current one means that something has changed since. */
  readIn: number
  loading?: { generation: number; value: Promise<unknown> }
}

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
  const entries = new Map<string, Entry>()
  let generation = 0

  return {
    get generation() {
      return generation
    },
    drop() {
      generation += 1
    },
    async read<T>(key: string, load: () => Promise<T>): Promise<T> {
      const entry = touch(key)
      if (entry.readIn === generation) return entry.value as T
      // A load that began before the last change may carry what was there before it.
      if (entry.loading?.generation === generation) return entry.loading.value as Promise<T>
      const loading = { generation, value: reload(entry, generation, load) }
      entry.loading = loading
      try {
        return await loading.value
      } finally {
        if (entry.loading === loading) entry.loading = undefined
      }
    },
  }

  async function reload<T>(entry: Entry, startedIn: number, load: () => Promise<T>): Promise<T> {
    try {
      const value = await load()
      if (startedIn >= entry.readIn) Object.assign(entry, { value, readIn: startedIn })
      return value
    } catch (error) {
      if (entry.readIn >= 0 && options.isOutage(error)) return entry.value as T
      throw error
    }
  }

  /** The least recently used goes first when the cache is full. */
  function touch(key: string): Entry {
    const entry = entries.get(key) ?? { readIn: -1 }
    entries.delete(key)
    entries.set(key, entry)
    if (entries.size > options.limit) {
      const [oldest] = entries.keys()
      if (oldest !== undefined) entries.delete(oldest)
    }
    return entry
  }
}
