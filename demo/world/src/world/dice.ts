/**
 * Repeatable randomness: the same seed and words always give the same numbers, in whatever order the data is made. So a day is
 * the same whether it is made today or added next month.
 */
export class Dice {
  #state: number

  constructor(...words: readonly (string | number)[]) {
    this.#state = hashWords(words)
  }

  /** In [0, 1). mulberry32. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next()
  }

  /** Whole number, both ends included. */
  whole(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1))
  }

  falls(share: number): boolean {
    return this.next() < share
  }

  pick<T>(list: readonly T[]): T {
    return at(list, Math.floor(this.next() * list.length))
  }

  /** `count` different members in a new order. */
  some<T>(list: readonly T[], count: number): T[] {
    const left = [...list]
    const taken: T[] = []
    while (taken.length < count && left.length > 0) {
      taken.push(...left.splice(Math.floor(this.next() * left.length), 1))
    }
    return taken
  }
}

/** One random number without an object, for inner loops over days. In [0, 1). */
export function chanceOf(base: number, day: number): number {
  let mixed = Math.imul(base ^ Math.imul(day + 0x9e37, 0x85ebca6b), 0xc2b2ae35)
  mixed ^= mixed >>> 15
  mixed = Math.imul(mixed, 0x2c1b3c6d)
  mixed ^= mixed >>> 13
  return (mixed >>> 0) / 4_294_967_296
}

/** 32-bit FNV-1a over the words, with a final step that separates similar words. */
export function hashWords(words: readonly (string | number)[]): number {
  let hash = 0x811c9dc5
  for (const word of words) {
    const text = `${word}\u0000`
    for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  }
  hash ^= hash >>> 16
  hash = Math.imul(hash, 0x7feb352d)
  return (hash ^ (hash >>> 15)) | 0
}

/** The member at `index`, modulo the length. */
export function at<T>(list: readonly T[], index: number): T {
  const size = list.length
  if (size === 0) throw new RangeError('There is nothing to choose from.')
  return list[((index % size) + size) % size] as T
}
