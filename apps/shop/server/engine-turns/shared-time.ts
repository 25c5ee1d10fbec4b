/**
 * How long the engine has worked for each of those it works for at the same time: every moment is divided evenly among them. So nobody
 * pays for the company of others, and all bills together are never more than the time that has passed.
 */
export class SharedTime<Worker extends object> {
  readonly #bills = new Map<Worker, number>()
  #since = 0

  begin(worker: Worker, now: number): void {
    this.#divide(now)
    this.#bills.set(worker, 0)
  }

  /** Milliseconds of its work. */
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
