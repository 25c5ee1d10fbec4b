export interface QueueLimits {
  /** Jobs at the same time, and those of one asker. */
  readonly running: number
  readonly runningEach: number
  /** Those of one asker that wait, and all. */
  readonly waitingEach: number
  readonly waitingInAll: number
}

export interface QueueWish {
  /** Who asks: everybody's jobs wait in a line of their own, and the lines are served in turn. */
  readonly asker: string
  /** It is served before those who are not first, and takes the place of one of them in a full queue. */
  readonly isFirst?: boolean
  /** Aborted when nobody waits for the answer any more. */
  readonly gone?: AbortSignal
}

/** Ends the job; the next one begins. */
export type LeaveQueue = () => void

interface Waiting extends QueueWish {
  answer(leave: LeaveQueue | null): void
}

/**
 * Work in turns, with a queue that refuses instead of growing. Whoever asks much waits for itself: when all places are taken, the
 * last of the longest line gives way to an asker with a shorter one.
 */
export class FairQueue {
  readonly #running = new Map<string, number>()
  /** In the order of their next turns; none is empty. */
  readonly #lines = new Map<string, Waiting[]>()

  constructor(readonly limits: QueueLimits) {}

  /** Waits for a turn; null: refused, or given up. */
  enter(wish: QueueWish): Promise<LeaveQueue | null> {
    return new Promise((answer) => {
      const one: Waiting = { ...wish, answer }
      if (wish.gone?.aborted) return answer(null)
      if (this.#hasPlaceFor(wish.asker)) return this.#begin(one)
      if (!this.#makeRoom(one)) return answer(null)
      this.#wait(one)
      wish.gone?.addEventListener('abort', () => this.#giveUp(one), { once: true })
    })
  }

  #hasPlaceFor(asker: string): boolean {
    const all = [...this.#running.values()].reduce((sum, count) => sum + count, 0)
    return all < this.limits.running && (this.#running.get(asker) ?? 0) < this.limits.runningEach
  }

  #begin({ asker, answer }: Waiting): void {
    this.#running.set(asker, (this.#running.get(asker) ?? 0) + 1)
    let hasLeft = false
    answer(() => {
      if (hasLeft) return
      hasLeft = true
      const left = (this.#running.get(asker) ?? 0) - 1
      if (left > 0) this.#running.set(asker, left)
      else this.#running.delete(asker)
      this.#beginNext()
    })
  }

  /** Everybody with a place: first those who go first, then by turn. */
  #beginNext(): void {
    for (;;) {
      const able = [...this.#lines].filter(([asker]) => this.#hasPlaceFor(asker))
      const [asker, line] = able.find(([, [head]]) => head?.isFirst) ?? able[0] ?? []
      const one = line?.[0]
      if (asker === undefined || !line || !one) return
      this.#lines.delete(asker)
      if (line.length > 1) this.#lines.set(asker, line.slice(1))
      this.#begin(one)
    }
  }

  #wait(one: Waiting): void {
    const line = this.#lines.get(one.asker) ?? []
    const place = one.isFirst ? line.filter(({ isFirst }) => isFirst).length : line.length
    this.#lines.set(one.asker, line.toSpliced(place, 0, one))
  }

  /** False: there is none for this one. */
  #makeRoom({ asker, isFirst = false }: Waiting): boolean {
    const own = this.#lines.get(asker) ?? []
    if (own.length >= this.limits.waitingEach) return isFirst && this.#sendAway(own, true)
    const all = [...this.#lines.values()]
    if (all.reduce((sum, line) => sum + line.length, 0) < this.limits.waitingInAll) return true
    const longest = all.sort((line, other) => other.length - line.length)
    if (longest[0] && longest[0].length > own.length + 1) return this.#sendAway(longest[0], false)
    return isFirst && longest.some((line) => this.#sendAway(line, true))
  }

  /** Refuses the last of a line; or only one that is not first. */
  #sendAway(line: readonly Waiting[], isOrdinaryOnly: boolean): boolean {
    const last = line.at(-1)
    if (!last || (isOrdinaryOnly && last.isFirst)) return false
    this.#giveUp(last)
    return true
  }

  #giveUp(one: Waiting): void {
    const line = this.#lines.get(one.asker) ?? []
    if (!line.includes(one)) return
    const left = line.filter((other) => other !== one)
    if (left.length > 0) this.#lines.set(one.asker, left)
    else this.#lines.delete(one.asker)
    one.answer(null)
  }
}
