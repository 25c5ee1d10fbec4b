export interface PollingLoop {
  /** Starts a run now instead of after the pause. */
  nudge(): void
  /** Stops after the current run. */
  stop(): Promise<void>
}

/** What makes each loop of this process pass now, but for the long ones. */
const loops = new Set<() => Promise<void>>()

/**
 * Every polling loop of this process does its work now instead of after its pause: the pass under way, if any, and one more.
 * Resolves when these have ended. Errors go where those of the loop go. Long loops are left out.
 */
export async function runPollingLoops(): Promise<void> {
  await Promise.all([...loops].map((passNow) => passNow()))
}

interface PollingOptions {
  /** One pass may take minutes, as copying a whole catalogue does. */
  readonly isLong?: boolean
}

/** Runs the work periodically and never twice at the same time; a nudge during a run causes one more run after it. */
export function startPolling(
  work: () => Promise<unknown>,
  everyMs: number,
  onError: (error: unknown) => void,
  { isLong = false }: PollingOptions = {},
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
      // Also what fails before its first promise: `running` must be set before it is over.
      await (async () => work())()
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

  async function passNow() {
    const underWay = running
    begin()
    await underWay
    await running
  }

  if (!isLong) loops.add(passNow)
  begin()
  return {
    nudge: begin,
    async stop() {
      stopped = true
      loops.delete(passNow)
      clearTimeout(timer)
      await running
    },
  }
}
