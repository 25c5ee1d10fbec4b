/** Runs at most `limit` jobs at a time and lets at most `waiting` more wait. */
export class WorkQueue {
  #running = 0
  readonly #line: (() => void)[] = []

  constructor(
    readonly limit: number,
    readonly waiting: number,
  ) {}

  get isFull(): boolean {
    return this.#running >= this.limit && this.#line.length >= this.waiting
  }

  async run<T>(job: () => Promise<T>): Promise<T> {
    if (this.#running >= this.limit) await new Promise<void>((turn) => this.#line.push(turn))
    else this.#running += 1
    try {
      return await job()
    } finally {
      // The slot passes directly to the next job in the queue, so that a new job cannot take it.
      const next = this.#line.shift()
      if (next) next()
      else this.#running -= 1
    }
  }
}
