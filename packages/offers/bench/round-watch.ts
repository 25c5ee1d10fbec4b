import { closeSync, existsSync, openSync, readSync } from 'node:fs'
import { setImmediate as breathe } from 'node:timers/promises'

/**
 * Measures the most processor time that this thread used in one iteration of the event loop during the work, in milliseconds,
 * garbage collection included. Unlike wall-clock time it does not depend on other programs. NaN if the system does not provide
 * it.
 */
export async function longestRound(work: () => Promise<unknown>): Promise<number> {
  if (!existsSync(schedule)) {
    await work()
    return Number.NaN
  }
  const file = openSync(schedule, 'r')
  let isDone = false
  let longest = 0
  let last = threadMs(file)
  const watching = (async () => {
    while (!isDone) {
      await breathe()
      const now = threadMs(file)
      longest = Math.max(longest, now - last)
      last = now
    }
  })()
  await work()
  await breathe()
  isDone = true
  await watching
  closeSync(file)
  return longest
}

/** Statistics of the main thread of the process. */
const schedule = `/proc/self/task/${process.pid}/schedstat`

/** Reads into one buffer. A monitor that allocates at every check would trigger the garbage collection that it measures. */
const line = Buffer.alloc(128)

function threadMs(file: number): number {
  // Linux updates the time of a running thread only at its ticks, some milliseconds apart. This call forces an update.
  process.cpuUsage()
  const length = readSync(file, line, 0, line.length, 0)
  return Number.parseInt(line.toString('latin1', 0, length), 10) / 1e6
}
