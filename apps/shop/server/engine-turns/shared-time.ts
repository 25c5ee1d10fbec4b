/**
 * Measures how long the engine worked for each of several parallel workers: elapsed time is divided evenly among them. So nobody
 * is charged for others, and all shares together never exceed the elapsed time.
 */
export class SharedTime<Worker extends object> {
  readonly #bills = new Map<Worker, number>()
  #since = 0

  begin(worker: Worker, now: number): void {
    this.#divide(now)
    this.#bills.set(worker, 0)
  }

  /** Returns the milliseconds of its work. */
  end(worker: Worker, now: number): number {
    this.#divide(now)
    const bill = this.#bills.get(worker) ?? 0
    this.#bills.delete(worker)
    return bill
  }

  #divide(now: number): void {
    const share = (now - this.#since) / this.#bills.size
    for (const [worker, bill] of this.#bills) this.#bills.set(worker, bill + share)
    this.#since = now
  }
}
