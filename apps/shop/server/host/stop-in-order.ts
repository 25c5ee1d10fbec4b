import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { closeGracefully, sendGuestsOn } from './shutdown.ts'
import type { WorkerLink } from './workers/worker-link.ts'

interface Served {
  app: FastifyInstance
  log: Pick<Logger, 'info'>
  /** Closes what is open beside the server. */
  close(): Promise<void>
  /** To the primary; null: this process is the only one. */
  link: Pick<WorkerLink, 'onLeave' | 'lastWord'> | null
  /** How long guests are sent on to whoever has taken our place. */
  sendOnMs?: number
}

const shutdownLimit = 10_000

/** Ends the process in order when it is told to; answers with how to tell it. */
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
    // It is meant for the primary, also when everybody of its group gets it.
    process.on('SIGHUP', () => {})
  }
  return stop
}
