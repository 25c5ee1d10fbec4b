export interface QueuedEvent {
  event: string
  identifier: string
  page: string
}

export interface EventQueue {
  add(event: QueuedEvent): void
  /** Sends at once what has gathered: the guest may be leaving. */
  flush(): void
  stop(): void
}

/** As many as the server takes in one call. */
const mostAtOnce = 20
const gatherMs = 3_000

/** Events go together, a few seconds after the first of them; a call that fails takes its events with it. */
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
