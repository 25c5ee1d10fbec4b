// How long to wait before a program or a worker that ended is started again. Uses only plain Node.

const shortestMs = 1_000
/** While others serve: a program that cannot run costs nearly nothing. */
const longestMs = 30_000
/**
 * While nobody serves. A start takes a core for some seconds: with this pause a shop that cannot run leaves half of it to Postgres, and
 * guests of one that can wait hardly longer than for the start itself.
 */
const longestUnservedMs = 4_000
/** After running this long, an end starts a new series. */
const healthyAfterMs = 60_000

/**
 * The quick ends in a row, this one included. An end after a long run is the first of a new series.
 * @param {number} before of the runs before @param {number} ranMs
 */
export function quickEnds(before, ranMs) {
  return ranMs >= healthyAfterMs ? 1 : before + 1
}

/**
 * Doubles with every quick end in a row.
 * @param {number} ends quick ends in a row @param {boolean} isServed whether guests are served meanwhile
 */
export function restartPause(ends, isServed) {
  return Math.min(shortestMs * 2 ** (ends - 1), isServed ? longestMs : longestUnservedMs)
}
