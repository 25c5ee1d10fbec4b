import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { closeGracefully, sendGuestsOn } from './shutdown.ts'
import type { WorkerLink } from './workers/worker-link.ts'

interface Served {
  app: FastifyInstance
  log: Pick<Logger, 'info'>
  /** Closes the services. */
  close(): Promise<void>
  /** The connection to the primary; null in a shop with one process. */
  link: Pick<WorkerLink, 'onLeave' | 'lastWord'> | null
  /** How long responses close their connections, so that guests reconnect to the new worker. */
  sendOnMs?: number
}

const shutdownLimit = 10_000

/** Stops the process gracefully on signals. Returns a function that does the same. */
export function stopInOrder({ app, log, close, link, sendOnMs = 3_000 }: Served) {
  let stopping = false
  const stop = async (reason: string, exitCode: number, beforehand?: () => Promise<void>) => {
    if (stopping) return
    stopping = true
    log.info({ reason }, 'stopping')
    await beforehand?.()
    const outcome = await closeGracefully(app, shutdownLimit)
    await close()
    await link?.lastWord()
    log.info({ outcome }, 'stopped')
    process.exit(exitCode)
  }
  process.on('SIGTERM', (signal) => stop(signal, 0))
  process.on('SIGINT', (signal) => stop(signal, 0))
  if (link) {
    link.onLeave(() => stop('replaced', 0, () => sendGuestsOn(app, sendOnMs)))
    // SIGHUP is handled by the primary, even if the whole process group gets it.
    process.on('SIGHUP', () => {})
  }
  return stop
}
