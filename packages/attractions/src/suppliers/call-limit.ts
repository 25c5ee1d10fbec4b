/** Limits concurrent calls and the length of the queue; further calls are refused. */
export class CallLimit {
  readonly #atOnce: number
  readonly #mayWait: number
  #running = 0
  readonly #waiting: (() => void)[] = []

  constructor(atOnce: number, mayWait: number) {
    this.#atOnce = atOnce
    this.#mayWait = mayWait
  }

  /** Null if too many calls wait already. */
  async run<Value>(work: () => Promise<Value>): Promise<Value | null> {
    if (this.#running < this.#atOnce) this.#running += 1
    else if (this.#waiting.length >= this.#mayWait) return null
    else await new Promise<void>((resolve) => this.#waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      // The call that has waited longest runs next.
      if (next) next()
      else this.#running -= 1
    }
  }
}
