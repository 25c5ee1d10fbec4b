/** Keeps the newest answers, and lets those who ask the same at the same time wait for one answer. */
export class Memo<Answer> {
  readonly #answers = new Map<string, Promise<Answer>>()

  constructor(readonly limit: number) {}

  /** Known, or being found out just now. */
  has(key: string): boolean {
    return this.#answers.has(key)
  }

  get(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    const known = this.#answers.get(key)
    const answer = known ?? ask()
    // Last asked for is last to go.
    this.#answers.delete(key)
    this.#answers.set(key, answer)
    if (known) return known
    answer.catch(() => this.#answers.delete(key))
    if (this.#answers.size > this.limit) this.#answers.delete(this.#answers.keys().next().value!)
    return answer
  }
}
