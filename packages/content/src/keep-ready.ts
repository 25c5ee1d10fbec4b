export interface Readiness {
  /** Reads everything once, and again after each change until it is stopped. */
  start(): void
  changed(): void
  /** What is being read is waited for. */
  stop(): Promise<void>
}

/**
 * After a change everything has to be read again. Here it is read before a guest asks: `readers` one after another, so that guests
 * find room between them. A change meanwhile begins another round; a hundred changes begin one.
 */
export function keepReady(
  readers: readonly (() => Promise<unknown>)[],
  onFailure: (error: unknown) => void,
): Readiness {
  let state: 'waiting' | 'ready' | 'reading' | 'due' | 'stopped' = 'waiting'
  let round = Promise.resolve()

  async function readAll() {
    try {
      for (const read of readers) if (state === 'reading') await read()
    } catch (error) {
      onFailure(error)
    }
    if (state === 'due') begin()
    else if (state === 'reading') state = 'ready'
  }

  function begin() {
    state = 'reading'
    round = readAll()
  }

  return {
    start() {
      if (state === 'waiting') begin()
    },
    changed() {
      if (state === 'ready') begin()
      else if (state === 'reading') state = 'due'
    },
    async stop() {
      state = 'stopped'
      await round
    },
  }
}
