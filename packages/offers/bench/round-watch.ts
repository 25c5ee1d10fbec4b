import { closeSync, existsSync, openSync, readSync } from 'node:fs'
import { setImmediate as breathe } from 'node:timers/promises'

/**
 * The most processor time this thread used in one round of the event loop during the work, garbage collection included, in
 * milliseconds. Unlike a silence on the wall it does not grow with what else runs on the machine. NaN where the system does
 * not say.
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

/** Of the first thread of the process, the one guests are served by. */
const schedule = `/proc/self/task/${process.pid}/schedstat`

/** Read into one place: a watch that leaves garbage at every look calls the collector whose pauses it is there to see. */
const line = Buffer.alloc(128)

function threadMs(file: number): number {
  // Linux adds up the time of a running thread at its ticks, some milliseconds apart; being asked for all of it, it adds up now.
  process.cpuUsage()
  const length = readSync(file, line, 0, line.length, 0)
  return Number.parseInt(line.toString('latin1', 0, length), 10) / 1e6
}
