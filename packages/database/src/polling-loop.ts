export interface PollingLoop {
  /** Begin now instead of after the pause. */
  nudge(): void
  /** Ends after the pass that is under way. */
  stop(): Promise<void>
}

/** Does its work every so often and never twice at the same time; a nudge during a pass means one more after it. */
export function startPolling(
  work: () => Promise<unknown>,
  everyMs: number,
  onError: (error: unknown) => void,
): PollingLoop {
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
    running = pass()
  }

  async function pass() {
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
