/** Runs at most `limit` jobs at a time and lets at most `waiting` more stand in line. */
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
      // The place is handed to the next in line, so a newcomer cannot slip in between.
      const next = this.#line.shift()
      if (next) next()
      else this.#running -= 1
    }
  }
}
