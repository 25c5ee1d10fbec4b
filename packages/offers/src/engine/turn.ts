/**
 * Long work on the guests' thread is done a few milliseconds at a time. A turn is a round of the event loop: all pieces of
 * work in it share these milliseconds, however many guests they are for. What comes later waits in line, and the one who
 * has waited longest begins the next pass.
 */
export class Turn {
  get isOver(): boolean {
    const now = performance.now()
    if (began === null) begin(now)
    return now - began! >= milliseconds
  }

  /** Lets others have their turn when ours is over. */
  async pass(): Promise<void> {
    if (this.isOver) await new Promise<void>((resolve) => waiting.push(resolve))
  }
}

// Of the thread's one event loop.
let milliseconds = 2
/** When the present round began to work; null while it has not. */
let began: number | null = null
const waiting: (() => void)[] = []

/** Without any, every piece of work has a round of its own: so tests see how large the pieces are. */
export function setTurnLength(length: number): void {
  milliseconds = length
}

function begin(now: number): void {
  began = now
  // Whoever begins does so while the loop takes calls; what is asked for immediately still belongs to this round of it.
  setImmediate(setImmediate, nextRound)
}

function nextRound(): void {
  const next = waiting.shift()
  began = null
  if (!next) return
  // The next pass is announced before the one who has waited works: it may not look at the clock again.
  began = performance.now()
  setImmediate(nextRound)
  next()
}
