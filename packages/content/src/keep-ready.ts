export interface Readiness {
  /** Reads everything once, and again after each change, until it is stopped. */
  start(): void
  changed(): void
  /** Waits for a read that is under way. */
  stop(): Promise<void>
}

/**
 * Warms the cache after a change, before a guest needs it. The `readers` run one after another, so that requests can run in
 * between. A change meanwhile starts another run; a hundred changes start only one.
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
