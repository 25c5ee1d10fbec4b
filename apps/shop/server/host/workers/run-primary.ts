import { lateSettings } from '../late-settings.ts'
import { createLog } from '../log.ts'
import { StartFault } from '../start-fault.ts'
import { connectionFault, workersThatFit } from './connection-plan.ts'
import { gatherMetrics } from './gather-metrics.ts'
import { postgresConnections } from './postgres-connections.ts'
import { openSharedLimits } from './shared-limits.ts'
import { superviseWorkers } from './supervise-workers.ts'

/** The default of `GUESTS_PER_ADDRESS`, as in `env.ts`. */
const defaultGuests = 15

/**
 * Runs the primary process. It passes connections to workers, each of which is a complete shop, and counts the limits of all of them. The
 * first worker starts alone, because it migrates the database. If it cannot start, the whole start fails.
 */
export async function runPrimary(wished: number): Promise<void> {
  const isAsked = Boolean(process.env.WORKERS)
  const log = createLog(process.env.LOG_LEVEL || 'info')
  const guestsPerAddress = Number(process.env.GUESTS_PER_ADDRESS || defaultGuests)
  const joinLimits = openSharedLimits(guestsPerAddress)
  const hear = gatherMetrics(() => supervisor.serving())
  const supervisor = superviseWorkers({ log, joinLimits, hear: (message, send) => void hear(message, send) })

  let isStopping = false
  const stop = async (signal: string) => {
    if (isStopping) return
    isStopping = true
    log.info({ signal }, 'workers are stopped')
    await supervisor.stop()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  // A closed terminal also sends SIGHUP, and then everything stops.
  process.on('SIGHUP', (signal) => (process.stdout.isTTY ? stop(signal) : supervisor.restart()))

  // Workers get all settings by their environment, because a message sent before they listen would be lost.
  const settings = await lateSettings(process)
  delete process.env.SETTINGS_FOLLOW
  const count = settings.DATABASE_URL
    ? fitting(wished, await postgresConnections(settings.DATABASE_URL), isAsked)
    : wished
  process.env.WORKERS = String(count)
  log.info({ pid: process.pid, workers: count }, 'workers are started; SIGHUP exchanges them one by one')
  if (await supervisor.serves(supervisor.first())) return supervisor.others(count)
  // The worker has logged the reason.
  if (!isStopping) process.exit(1)
}

/** Throws if the number in `WORKERS` does not fit. Without that setting it returns as many workers as fit. */
function fitting(wished: number, connections: number, isAsked: boolean): number {
  const fault = isAsked ? connectionFault(wished, connections) : null
  if (fault) throw new StartFault(fault)
  return workersThatFit(wished, connections)
}
