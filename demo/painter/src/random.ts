/** Repeatable randomness: the same words give the same numbers on every machine (FNV-1a into mulberry32). */
export class Random {
  #state: number

  constructor(readonly words: string) {
    let hash = 0x811c9dc5
    for (const letter of words) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193)
    this.#state = hash >>> 0
    // The first numbers of similar seeds are similar; a few calls separate them.
    for (let i = 0; i < 4; i++) this.next()
  }

  /** 0 ≤ number < 1 */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let t = this.#state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }

  between(least: number, most: number): number {
    return least + (most - least) * this.next()
  }

  /** Both ends included. */
  whole(least: number, most: number): number {
    return Math.floor(this.between(least, most + 1))
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  side(): -1 | 1 {
    return this.chance(0.5) ? -1 : 1
  }

  pick<T>(list: readonly T[]): T {
    const item = list[Math.floor(this.next() * list.length)]
    if (item === undefined) throw new RangeError('Nothing to pick from.')
    return item
  }

  /** An independent stream: adding a bird must not change every house drawn after it. */
  fork(name: string): Random {
    return new Random(`${this.words}/${name}`)
  }
}
