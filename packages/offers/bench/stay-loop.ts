/**
 * The engine's innermost loop alone, over memory of any size. Stays of `list` (day of arrival, day of return, fare) are priced in
 * one rate's row after another. One lookup costs two reads of the row, a subtraction and a comparison. The functions use nothing
 * from outside, because they also run in threads as source text.
 */

/** Days of a row, and stays priced in each row. */
export const rowDays = 64
export const staysPerRow = 24

export interface StayLoop {
  readonly cells: Int32Array
  /** Rows in the order of access. */
  readonly rows: Int32Array
  readonly list: Int32Array
  readonly limit: number
}

/** Returns how many stays were within the limit. The sum stops the compiler from removing the work. */
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

/** The same without a branch: a total above the limit is masked. */
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

/** The speed of the memory itself: copies one half onto the other, reading and writing. */
export function copyAll({ cells }: StayLoop): number {
  cells.copyWithin(0, cells.length / 2)
  return cells.length
}

/** Only reads, cell by cell: the memory speed that JavaScript reaches. */
export function readAll(loop: StayLoop): number {
  const { cells } = loop
  let sum = 0
  for (let i = 0; i < cells.length; i++) sum = (sum + cells[i]!) | 0
  return sum
}
