export interface Rounds {
  /** Begin now instead of at the next round. */
  nudge(): void
  /** Ends after the round that is under way. */
  stop(): Promise<void>
}

/** Does its work every so often and never twice at the same time; a nudge during a round means one more after it. */
export function startRounds(
  work: () => Promise<unknown>,
  everyMs: number,
  onError: (error: unknown) => void,
): Rounds {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null
  let again = false
  let stopped = false

  function begin() {
    clearTimeout(timer)
    if (stopped) return
    if (running) {
      again = true
      return
    }
    running = round()
  }

  async function round() {
    try {
      await work()
    } catch (error) {
      onError(error)
    }
    running = null
    if (stopped) return
    if (again) {
      again = false
      return begin()
    }
    timer = setTimeout(begin, everyMs)
    timer.unref()
  }

  begin()
  return {
    nudge: begin,
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
