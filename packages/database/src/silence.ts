/**
 * Whether Postgres has fallen silent: something was asked, and for some time nothing at all was heard. One late answer among others is no
 * silence: a machine with much to do is slow with some and not with all.
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

  /** Somebody has given up waiting. Says whether the silence begins with it. */
  gaveUp(): boolean {
    const hasBegun = this.#waitingSince !== null && this.now() - this.#waitingSince >= this.afterMs
    if (this.#lasts || !hasBegun) return false
    this.#lasts = true
    return true
  }
}
