import { setTimeout as pause } from 'node:timers/promises'
import { untilReady } from './ready.mjs'

const graceMs = 5_000
const longestPauseMs = 60_000
// Having lived this long, its end is news, not part of a series.
const healthyAfterMs = 60_000

/**
 * A program beside the shop, which can do without it for a while: when it ends that is reported, and it is started again.
 * @param {{ name: string, url: string, withinMs: number, launch: () => import('./processes.mjs').Process, logFile: string | null, say: (line: string) => void }} program
 */
export function keepProgram({ name, url, withinMs, launch, logFile, say }) {
  /** @type {import('./processes.mjs').Process | null} */
  let running = null
  let isStopping = false

  async function keepRunning() {
    for (let wait = 1_000; !isStopping; wait = Math.min(wait * 2, longestPauseMs)) {
      const started = Date.now()
      const how = await running?.ended
      if (isStopping) return
      if (Date.now() - started > healthyAfterMs) wait = 1_000
      say(
        `The ${name} ${how}; it is started again in ${wait / 1000} s (its log: ${logFile ?? 'above'}). The shop goes on.`,
      )
      await pause(wait)
      if (!isStopping) running = launch()
    }
  }

  return {
    async start() {
      running = launch()
      try {
        await untilReady({ name, url, process: running, withinMs })
      } finally {
        keepRunning()
      }
    },
    kill: () => running?.kill(),
    async stop() {
      isStopping = true
      await running?.stop(graceMs)
    },
  }
}

/** @typedef {ReturnType<typeof keepProgram>} KeptProgram */
