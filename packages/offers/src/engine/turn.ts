/**
 * Long work on the main thread runs a few milliseconds at a time. A turn is one iteration of the event loop: all work in it
 * shares these milliseconds, for however many requests. Further work waits in a queue, and the first in the queue starts the next
 * turn.
 */
export class Turn {
  get isOver(): boolean {
    const now = performance.now()
    if (began === null) begin(now)
    return now - began! >= milliseconds
  }

  /** Waits for the next turn if this one is over. */
  async pass(): Promise<void> {
    if (this.isOver) await new Promise<void>((resolve) => waiting.push(resolve))
  }
}

// Shared by everything on this thread's event loop.
let milliseconds = 2
/** When work in the current iteration began; null before that. */
let began: number | null = null
const waiting: (() => void)[] = []

/** With 0 every piece of work gets a separate iteration, so that tests can measure the size of the pieces. */
export function setTurnLength(length: number): void {
  milliseconds = length
}

function begin(now: number): void {
  began = now
  // Work begins while the loop handles callbacks, and a first setImmediate still runs in the same iteration. So two are needed.
  setImmediate(setImmediate, nextRound)
}

function nextRound(): void {
  const next = waiting.shift()
  began = null
  if (!next) return
  // The next turn is scheduled before the waiting work runs, because that work may not read the clock again.
  began = performance.now()
  setImmediate(nextRound)
  next()
}
