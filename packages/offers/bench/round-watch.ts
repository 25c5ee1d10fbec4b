import { existsSync, readFileSync } from 'node:fs'
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
  let isDone = false
  let longest = 0
  let last = threadMs()
  const watching = (async () => {
    while (!isDone) {
      await breathe()
      const now = threadMs()
      longest = Math.max(longest, now - last)
      last = now
    }
  })()
  await work()
  await breathe()
  isDone = true
  await watching
  return longest
}

/** Of the first thread of the process, the one guests are served by. */
const schedule = `/proc/self/task/${process.pid}/schedstat`

function threadMs(): number {
  // Linux adds up the time of a running thread at its ticks, some milliseconds apart; being asked for all of it, it adds up now.
  process.cpuUsage()
  return Number(readFileSync(schedule, 'latin1').split(' ')[0]) / 1e6
}
