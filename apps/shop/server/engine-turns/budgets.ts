/** How many households are remembered. The one idle for longest is dropped first: its budget is full again. */
const mostHouseholds = 20_000
const minute = 60_000

interface Account {
  /** Milliseconds of work; negative after a query that took longer than the rest. */
  left: number
  at: number
}

/** The work left for each household: at most the allowance of one minute, refilled continuously. */
export class Budgets {
  readonly #accounts = new Map<string, Account>()

  constructor(readonly perMinute: number) {}

  /** Milliseconds until the household may query again; 0: now. The cost of a query is known only afterwards. */
  waitOf(household: string, now: number): number {
    const left = this.#leftOf(household, now)
    return left > 0 ? 0 : ((1 - left) * minute) / this.perMinute
  }

  spend(household: string, milliseconds: number, now: number): void {
    const left = this.#leftOf(household, now) - milliseconds
    this.#accounts.delete(household)
    this.#accounts.set(household, { left, at: now })
    const [oldest] = this.#accounts.keys()
    if (this.#accounts.size > mostHouseholds && oldest !== undefined) this.#accounts.delete(oldest)
  }

  #leftOf(household: string, now: number): number {
    const account = this.#accounts.get(household)
    if (!account) return this.perMinute
    return Math.min(this.perMinute, account.left + ((now - account.at) * this.perMinute) / minute)
  }
}
