/** Caches the most recent answers. Concurrent equal questions share one answer. */
export class Memo<Answer> {
  readonly #answers = new Map<string, Promise<Answer>>()

  constructor(readonly limit: number) {}

  /** True when the answer is cached or being computed. */
  has(key: string): boolean {
    return this.#answers.has(key)
  }

  get(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    const known = this.#answers.get(key)
    const answer = known ?? ask()
    // Moves the entry to the end, so that it is evicted last (LRU).
    this.#answers.delete(key)
    this.#answers.set(key, answer)
    if (known) return known
    answer.catch(() => this.#answers.delete(key))
    if (this.#answers.size > this.limit) this.#answers.delete(this.#answers.keys().next().value!)
    return answer
  }
}
