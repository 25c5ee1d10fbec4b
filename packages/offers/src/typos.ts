/** How far what was typed is from a word. */
export interface Typos {
  readonly count: number
  /** Nothing of the word is left to type. */
  readonly isWhole: boolean
}

/**
 * Wrong, missing, extra or swapped letters between what was typed and the word or its beginning (the guest may still be
 * typing); null above `limit`. The first letter is taken as right: so few are wrong that looking there costs more than
 * it finds.
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
        last[column]! + 1,
        line[column - 1]! + 1,
        last[column - 1]! + (isSame ? 0 : 1),
        isSwap ? before[column - 2]! + 1 : Number.POSITIVE_INFINITY,
      )
      line.push(typos)
      least = Math.min(least, typos)
    }
    if (least > limit) return null
    before = last
    last = line
  }
  // The best place to have stopped: what follows in the word is yet to be typed.
  const count = Math.min(...last.slice(Math.max(0, typed.length - limit)))
  if (count > limit) return null
  return { count, isWhole: width === word.length && last[width] === count }
}
