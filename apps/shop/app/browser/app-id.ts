interface AppIdPlace {
  /** Null where the browser has none or refuses it. */
  storage(): Pick<Storage, 'getItem' | 'setItem'> | null
  /** A name that outlives the visit needs the guest's consent; without it the name lives in memory. */
  mayStore(): boolean
}

const appIdKey = 'appId'

/** A random name for this browser, sent with every call: it says that two calls belong together, not whose they are. */
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

/** 128 random bits; `crypto.randomUUID` is missing where the page came by plain HTTP. */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
