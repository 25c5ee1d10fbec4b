import { setTimeout as pause } from 'node:timers/promises'
import { startProcess } from './processes.mjs'
import { inProject } from './project.mjs'
import { untilReady } from './ready.mjs'

const graceMs = 5_000
const readyWithinMs = 120_000
const longestPauseMs = 60_000
// Having lived this long, its end is news, not part of a series.
const healthyAfterMs = 60_000

/**
 * The editors' admin. Travellers do not need it: when it ends it is reported and started again, the shop goes on.
 * @param {{ command: 'start' | 'dev', port: number, env: Record<string, string>, logFile: string | null, say: (line: string) => void }} options
 */
export function keepAdmin({ command, port, env, logFile, say }) {
  /** @type {import('./processes.mjs').Process | null} */
  let admin = null
  let isStopping = false

  const launch = () =>
    startProcess({
      args: [inProject('node_modules/next/dist/bin/next'), command, '-p', String(port), '-H', '127.0.0.1'],
      cwd: inProject('apps/cms'),
      env: { ...env, NODE_ENV: command === 'dev' ? 'development' : 'production' },
      logFile,
    })

  async function keepRunning() {
    for (let wait = 1_000; !isStopping; wait = Math.min(wait * 2, longestPauseMs)) {
      const started = Date.now()
      const how = await admin?.ended
      if (isStopping) return
      if (Date.now() - started > healthyAfterMs) wait = 1_000
      say(
        `The admin ${how}; it is started again in ${wait / 1000} s (its log: ${logFile ?? 'above'}). The shop goes on.`,
      )
      await pause(wait)
      if (!isStopping) admin = launch()
    }
  }

  return {
    async start() {
      admin = launch()
      const url = `http://127.0.0.1:${port}/admin`
      try {
        await untilReady({ name: 'admin', url, process: admin, withinMs: readyWithinMs })
      } finally {
        keepRunning()
      }
    },
    kill: () => admin?.kill(),
    async stop() {
      isStopping = true
      await admin?.stop(graceMs)
    },
  }
}
