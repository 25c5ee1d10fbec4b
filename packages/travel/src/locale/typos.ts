/** The distance between the typed text and a word. */
export interface Typos {
  readonly count: number
  /** The typed text covers the whole word, not only its beginning. */
  readonly isWhole: boolean
}

/**
 * Wrong, missing, extra or swapped letters between the typed text and the word or its beginning (the guest may still be typing);
 * null above `limit`. The first letter is assumed to be right: it is wrong so seldom that checking it costs more than it finds.
 */
export function typosBetween(typed: string, word: string, limit: number): Typos | null {
  if (limit === 0 || typed[0] !== word[0] || word.length < typed.length - limit) return null
  const width = Math.min(word.length, typed.length + limit)
  let before: number[] = []
  let last = Array.from({ length: width + 1 }, (_, column) => column)
  for (let row = 1; row <= typed.length; row++) {
    const line = [row]
    let least = row
    for (let column = 1; column <= width; column++) {
      const isSame = typed[row - 1] === word[column - 1]
      const isSwap =
        row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]
      const typos = Math.min(
        at(last, column) + 1,
        at(line, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwap ? at(before, column - 2) + 1 : Number.POSITIVE_INFINITY,
      )
      line.push(typos)
      least = Math.min(least, typos)
    }
    if (least > limit) return null
    before = last
    last = line
  }
  // The best prefix of the word; the guest may still type the rest.
  const count = Math.min(...last.slice(Math.max(0, typed.length - limit)))
  if (count > limit) return null
  return { count, isWhole: width === word.length && last[width] === count }
}

const at = (line: readonly number[], column: number): number => line[column] ?? Number.POSITIVE_INFINITY

/**
 * How badly the typed text fits a word; null if it does not fit. 0: the same, or the beginning of the word still being typed. A
 * typo costs 3, an unfinished word 1. Long words may have two typos, short ones none.
 */
export function wordCost(typed: string, word: string, isLast: boolean): number | null {
  if (word === typed) return 0
  if (word.startsWith(typed)) return isLast ? 0 : 1
  const typos = typosBetween(typed, word, typed.length >= 8 ? 2 : typed.length >= 4 ? 1 : 0)
  return typos && typos.count * 3 + (typos.isWhole ? 0 : 1)
}
