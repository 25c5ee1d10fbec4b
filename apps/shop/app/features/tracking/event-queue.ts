export interface QueuedEvent {
  event: string
  identifier: string
  page: string
}

export interface EventQueue {
  add(event: QueuedEvent): void
  /** Sends the collected events at once: the guest may be leaving. */
  flush(): void
  stop(): void
}

/** The limit of the server for one call. */
const mostAtOnce = 20
const gatherMs = 3_000

/** Sends events together, a few seconds after the first one. If a call fails, its events are lost. */
export function createEventQueue(send: (events: QueuedEvent[]) => void): EventQueue {
  let gathered: QueuedEvent[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function flush() {
    clearTimeout(timer)
    timer = undefined
    if (gathered.length === 0) return
    const events = gathered
    gathered = []
    send(events)
  }

  return {
    add(event) {
      gathered.push(event)
      if (gathered.length >= mostAtOnce) flush()
      else timer ??= setTimeout(flush, gatherMs)
    },
    flush,
    stop() {
      clearTimeout(timer)
      gathered = []
    },
  }
}
