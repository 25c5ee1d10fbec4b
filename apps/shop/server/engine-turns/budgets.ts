/** So many households are remembered; who has not asked for longest has got back everything first. */
const mostHouseholds = 20_000
const minute = 60_000

interface Account {
  /** Milliseconds of work; less than nothing after a question that took longer than was left. */
  left: number
  at: number
}

/** How much work each household may still have: a minute's worth at once, and it comes back minute by minute. */
export class Budgets {
  readonly #accounts = new Map<string, Account>()

  constructor(readonly perMinute: number) {}

  /** Milliseconds until the household may ask again; 0: now. What a question takes is not known before. */
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
