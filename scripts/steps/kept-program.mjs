import { quickEnds, restartPause } from '../../apps/shop/server/host/restart-pause.mjs'
import { untilReady } from './ready.mjs'

/**
 * @typedef {object} Program
 * @property {string} name
 * @property {string} url answers once it is ready
 * @property {number} withinMs how long its first start may take
 * @property {() => import('./processes.mjs').Process} launch
 * @property {string | null} logFile
 * @property {(line: string) => void} say
 * @property {string} meanwhile what guests notice until it runs again
 * @property {number} graceMs how long it may finish its work after the stop signal
 * @property {boolean} isNeeded nobody is served without it: a failed first start is not retried, and later ones follow soon
 */

/**
 * Keeps a program running: if it ends, that is reported in one line, and it is restarted with increasing delays.
 * @param {Program} program
 */
export function keepProgram({ name, url, withinMs, launch, logFile, say, meanwhile, graceMs, isNeeded }) {
  /** @type {import('./processes.mjs').Process | null} */
  let running = null
  let isStopping = false
  let endPause = () => {}

  /** @param {import('./processes.mjs').Process} first */
  async function keepRunning(first) {
    let current = first
    let started = Date.now()
    let ends = 0
    for (;;) {
      const how = await current.ended
      if (isStopping) return
      ends = quickEnds(ends, Date.now() - started)
      const wait = restartPause(ends, !isNeeded)
      const log = logFile ?? 'above'
      say(`The ${name} ${how}; it is started again in ${wait / 1000} s (its log: ${log}). ${meanwhile}`)
      await pause(wait)
      if (isStopping) return
      current = running = launch()
      started = Date.now()
    }
  }

  /** @param {number} ms */
  function pause(ms) {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      endPause = () => {
        clearTimeout(timer)
        resolve(null)
      }
    })
  }

  return {
    /** Resolves when it answers. */
    async start() {
      const first = launch()
      running = first
      try {
        await untilReady({ name, url, process: first, withinMs })
      } catch (error) {
        if (!isNeeded) keepRunning(first)
        throw error
      }
      keepRunning(first)
    },
    kill: () => running?.kill(),
    async stop() {
      isStopping = true
      endPause()
      await running?.stop(graceMs)
    },
  }
}

/** For programs beside the shop, which works without them. */
export const besideShop = { meanwhile: 'The shop goes on.', graceMs: 5_000, isNeeded: false }

/** @typedef {ReturnType<typeof keepProgram>} KeptProgram */
