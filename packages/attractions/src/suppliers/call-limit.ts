/** So many calls at once, so many more may wait; whoever comes after that is sent away. */
export class CallLimit {
  readonly #atOnce: number
  readonly #mayWait: number
  #running = 0
  readonly #waiting: (() => void)[] = []

  constructor(atOnce: number, mayWait: number) {
    this.#atOnce = atOnce
    this.#mayWait = mayWait
  }

  /** Null: too many wait already. */
  async run<Value>(work: () => Promise<Value>): Promise<Value | null> {
    if (this.#running < this.#atOnce) this.#running += 1
    else if (this.#waiting.length >= this.#mayWait) return null
    else await new Promise<void>((resolve) => this.#waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      // The place goes to whoever has waited longest.
      if (next) next()
      else this.#running -= 1
    }
  }
}
