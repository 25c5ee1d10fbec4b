export interface PollingLoop {
  /** Starts a run now instead of after the pause. */
  nudge(): void
  /** Stops after the current run. */
  stop(): Promise<void>
}

/** Runs the work periodically and never twice at the same time; a nudge during a run causes one more run after it. */
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
