import { plainWords, wordCost } from '@wojaz/travel/locale'

/** Costs from here on mean no match. */
export const noMatch = 200
const mostWords = 6
const longestText = 80

interface Word {
  readonly text: string
  readonly letters: number
  readonly rows: Uint32Array
  /** The cost of a match by this word, beside the typos: 0 in a title, 1 elsewhere. */
  readonly extra: Uint8Array
}

/** Finds rows by words in any order, without diacritics, with a typo or two. Every typed word must match. */
export class TextIndex {
  readonly #rowCount: number
  /** By first letter, which is assumed to be right. */
  readonly #words = new Map<string, Word[]>()
  /** Reused buffers for one typed word and for all: searches run one after another. */
  readonly #least: Uint8Array
  readonly #sum: Uint8Array

  readonly #rowsOf = new Map<string, Map<number, number>>()
  /** A cache, because names of places and themes repeat. */
  readonly #plain = new Map<string, readonly string[]>()

  constructor(rowCount: number) {
    this.#rowCount = rowCount
    this.#least = new Uint8Array(rowCount)
    this.#sum = new Uint8Array(rowCount)
  }

  /** Adds the words of a row: its title and other names. */
  add(row: number, title: string, others: readonly string[]): void {
    for (const word of plainWords(title)) this.#addWord(word, row, 0)
    for (const name of others) {
      const words = this.#plain.get(name) ?? plainWords(name)
      this.#plain.set(name, words)
      for (const word of words) this.#addWord(word, row, 1)
    }
  }

  finish(): this {
    for (const [text, rows] of this.#rowsOf) {
      const same = this.#words.get(text[0] ?? '') ?? []
      same.push({
        text,
        letters: lettersOf(text),
        rows: Uint32Array.from(rows.keys()),
        extra: Uint8Array.from(rows.values()),
      })
      this.#words.set(text[0] ?? '', same)
    }
    this.#rowsOf.clear()
    this.#plain.clear()
    return this
  }

  #addWord(word: string, row: number, extra: number): void {
    const rows = this.#rowsOf.get(word) ?? new Map<number, number>()
    this.#rowsOf.set(word, rows.set(row, Math.min(rows.get(row) ?? extra, extra)))
  }

  /** The cost of each row, `noMatch` if it does not match; valid until the next call. Null if nothing was typed. */
  costs(text: string): Uint8Array | null {
    const typed = plainWords(text.slice(0, longestText)).slice(0, mostWords)
    if (typed.length === 0) return null
    const least = this.#least
    const sum = this.#sum.fill(0)
    for (const [at, word] of typed.entries()) {
      least.fill(noMatch)
      this.#costsOf(word, at === typed.length - 1, least)
      for (let row = 0; row < this.#rowCount; row++) {
        sum[row] = least[row]! >= noMatch || sum[row]! >= noMatch ? noMatch : sum[row]! + least[row]!
      }
    }
    return sum
  }

  #costsOf(typed: string, isLast: boolean, least: Uint8Array): void {
    const letters = lettersOf(typed)
    const typos = typed.length >= 8 ? 2 : typed.length >= 4 ? 1 : 0
    for (const word of this.#words.get(typed[0] ?? '') ?? []) {
      // A typo adds at most one letter that the word does not have.
      if (word.text.length < typed.length - typos || bitsOf(letters & ~word.letters) > typos) continue
      const cost = wordCost(typed, word.text, isLast)
      if (cost === null) continue
      const { rows, extra } = word
      for (let i = 0; i < rows.length; i++) {
        const row = rows[i]!
        least[row] = Math.min(least[row]!, cost + extra[i]!)
      }
    }
  }
}

/** A bit mask of its letters; several letters may share a bit. */
function lettersOf(word: string): number {
  let letters = 0
  for (let i = 0; i < word.length; i++) letters |= 1 << (word.charCodeAt(i) & 31)
  return letters
}

function bitsOf(letters: number): number {
  let count = 0
  for (let left = letters; left !== 0; left &= left - 1) count += 1
  return count
}
