/** Memory to write in. Kept, because measuring a text first or taking memory for the longest possible one takes as long as writing it. */
let desk = Buffer.allocUnsafe(1024 ** 2)
const mostKept = 8 * 1024 ** 2
/** UTF-8 takes at most so many bytes for one unit of a string. */
const bytesOfUnit = 3

/** The pieces of a page as one run of UTF-8, without joining them to a text before. */
export function joinedBytes(pieces: readonly string[]): Buffer {
  const most = bytesOfUnit * pieces.reduce((sum, { length }) => sum + length, 0)
  if (most > mostKept) return Buffer.from(pieces.join(''))
  if (most > desk.length) desk = Buffer.allocUnsafe(most)
  let end = 0
  for (const piece of pieces) end += desk.write(piece, end)
  return Buffer.from(desk.subarray(0, end))
}
