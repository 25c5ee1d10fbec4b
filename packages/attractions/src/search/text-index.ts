import { plainWords, wordCost } from '@wojaz/travel/locale'

/** Costs from here on mean: does not fit. */
export const noMatch = 200
const mostWords = 6
const longestText = 80

interface Word {
  readonly text: string
  readonly letters: number
  readonly rows: readonly number[]
  /** What it costs to be found by this word beside the typos: 0 in a title, 1 elsewhere. */
  readonly extra: readonly number[]
}

/** Finds rows by words in any order, without diacritics, with a typo or two. Every typed word must be found. */
export class TextIndex {
  readonly #rowCount: number
  /** By first letter: it is taken as right. */
  readonly #words = new Map<string, Word[]>()
  /** Of one typed word and of all: searches come one after another, and need no memory of their own. */
  readonly #least: Uint8Array
  readonly #sum: Uint8Array

  /** `texts` of a row: its title, then what else it is found by. */
  constructor(rowCount: number, texts: (row: number) => readonly [string, ...string[]]) {
    this.#rowCount = rowCount
    this.#least = new Uint8Array(rowCount)
    this.#sum = new Uint8Array(rowCount)
    const words = new Map<string, Map<number, number>>()
    for (let row = 0; row < rowCount; row++) {
      for (const [at, text] of texts(row).entries()) {
        const extra = at === 0 ? 0 : 1
        for (const word of plainWords(text)) {
          const rows = words.get(word) ?? new Map<number, number>()
          words.set(word, rows.set(row, Math.min(rows.get(row) ?? extra, extra)))
        }
      }
    }
    for (const [text, rows] of words) {
      const word = { text, letters: lettersOf(text), rows: [...rows.keys()], extra: [...rows.values()] }
      const first = text[0] ?? ''
      this.#words.set(first, [...(this.#words.get(first) ?? []), word])
    }
  }

  /** What each row costs, `noMatch` for those without; good until the next call. Null: nothing was typed. */
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
      // A typo brings at most one letter that the word does not have.
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

/** A bit for each letter there is; several letters may share one. */
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
