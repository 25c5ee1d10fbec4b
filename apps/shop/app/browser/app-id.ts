import { randomId } from './random-id.ts'

interface AppIdPlace {
  /** Null if the browser has no storage or refuses access. */
  storage(): Pick<Storage, 'getItem' | 'setItem'> | null
  /** A stored id needs the guest's consent. Without consent the id is only in memory. */
  mayStore(): boolean
}

const appIdKey = 'appId'

/** A random id of this browser, sent with every call. It shows that two calls belong together, not whose they are. */
export function createAppId({ storage, mayStore }: AppIdPlace): () => string {
  let inMemory: string | null = null
  return () => {
    if (!mayStore()) {
      inMemory ??= randomId()
      return inMemory
    }
    try {
      const kept = storage()?.getItem(appIdKey)
      if (kept) return kept
      inMemory ??= randomId()
      storage()?.setItem(appIdKey, inMemory)
    } catch {
      // Storage is full or closed: memory is as good for this visit.
    }
    inMemory ??= randomId()
    return inMemory
  }
}
