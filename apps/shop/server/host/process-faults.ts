import type { EventEmitter } from 'node:events'
import type { Logger } from 'pino'
import type { Reports } from '../request/reports.ts'

interface Deps {
  log: Pick<Logger, 'fatal'>
  reports: Pick<Reports, 'errorHappened' | 'errorsSent'>
  /** Closes what is open and ends the process. */
  leave(): Promise<void>
}

/**
 * What nobody caught anywhere. After it nobody knows what state the process is in: it is told, guests who are being served get their
 * answers, and whoever started the process starts another. A promise that nobody waited for arrives here too, as Node has it.
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
