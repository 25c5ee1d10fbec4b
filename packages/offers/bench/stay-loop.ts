/**
 * The engine's innermost loop by itself, over memory of any size: stays of `list` (day of arrival, day of return, fare)
 * are priced in one rate's row after another. One look costs two reads of the row, a subtraction and a comparison.
 * The functions name nothing from outside, for they also run in threads as their own text.
 */

/** Days of a row, and stays that are looked at in each. */
export const rowDays = 64
export const staysPerRow = 24

export interface StayLoop {
  readonly cells: Int32Array
  /** Rows in the order of the walk. */
  readonly rows: Int32Array
  readonly list: Int32Array
  readonly limit: number
}

/** How many stays were within the limit; the sum keeps the compiler from leaving the work out. */
export function lookAtStays(loop: StayLoop): number {
  const { cells, rows, list, limit } = loop
  let found = 0
  for (let r = 0; r < rows.length; r++) {
    const row = rows[r]! | 0
    for (let at = 0; at < list.length; at = (at + 3) | 0) {
      const nightly = (cells[(row + list[(at + 1) | 0]!) | 0]! - cells[(row + list[at]!) | 0]!) | 0
      if (list[(at + 2) | 0]! + nightly > limit) continue
      found = (found + nightly) | 0
    }
  }
  return found
}

/** The same without a branch: what is too dear is masked. */
export function lookWithoutBranch(loop: StayLoop): number {
  const { cells, rows, list, limit } = loop
  let found = 0
  for (let r = 0; r < rows.length; r++) {
    const row = rows[r]! | 0
    for (let at = 0; at < list.length; at = (at + 3) | 0) {
      const nightly = (cells[(row + list[(at + 1) | 0]!) | 0]! - cells[(row + list[at]!) | 0]!) | 0
      const mask = (list[(at + 2) | 0]! + nightly - limit - 1) >> 31
      found = (found + (nightly & mask)) | 0
    }
  }
  return found
}

/** What the memory itself can do: half of it copied onto the other half by the machine's own copy, read and written. */
export function copyAll({ cells }: StayLoop): number {
  cells.copyWithin(0, cells.length / 2)
  return cells.length
}

/** Nothing but reading, cell by cell: what this language gets out of the memory. */
export function readAll(loop: StayLoop): number {
  const { cells } = loop
  let sum = 0
  for (let i = 0; i < cells.length; i++) sum = (sum + cells[i]!) | 0
  return sum
}
