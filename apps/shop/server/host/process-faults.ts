import type { EventEmitter } from 'node:events'
import type { Logger } from 'pino'
import type { Reports } from '../request/reports.ts'

interface Deps {
  log: Pick<Logger, 'fatal'>
  reports: Pick<Reports, 'errorHappened' | 'errorsSent'>
  /** Closes all services and ends the process. */
  leave(): Promise<void>
}

/**
 * Handles uncaught errors and unhandled rejections. The state of the process is unknown then: the error is reported, running
 * requests are finished, and the process ends so that it can be restarted.
 */
export function watchProcess(process: Pick<EventEmitter, 'on'>, { log, reports, leave }: Deps) {
  let isLeaving = false
  process.on('uncaughtException', async (error: unknown, origin: string) => {
    log.fatal({ err: error, origin }, 'process failed')
    reports.errorHappened(error, { transaction: origin, isUnhandled: true })
    if (isLeaving) return
    isLeaving = true
    await reports.errorsSent()
    await leave()
  })
}
