/**
 * Whether Postgres is silent: queries were sent, and for some time nothing at all was received. One late answer among others is
 * not silence: a busy machine is slow with some queries, not with all.
 */
export class Silence {
  #waitingSince: number | null = null
  #lasts = false

  constructor(
    private readonly afterMs: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  get lasts(): boolean {
    return this.#lasts
  }

  asked(): void {
    this.#waitingSince ??= this.now()
  }

  heard(): void {
    this.#waitingSince = null
    this.#lasts = false
  }

  /** A query timed out. Returns whether the silence begins with it. */
  gaveUp(): boolean {
    const hasBegun = this.#waitingSince !== null && this.now() - this.#waitingSince >= this.afterMs
    if (this.#lasts || !hasBegun) return false
    this.#lasts = true
    return true
  }
}
