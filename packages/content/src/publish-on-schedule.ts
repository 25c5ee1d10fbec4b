import type { Payload } from 'payload'
import type { ContentLog } from './content-options.ts'
import { isOutage } from './rest/request-fault.ts'

const everyMs = 15_000

/** Publishes and unpublishes what editors have scheduled. Several nodes may run it: each job is claimed by one. */
export function publishOnSchedule(payload: Payload, log: ContentLog): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    running = runDueJobs(payload).catch((err) => {
      if (!isOutage(err)) log.error({ err }, 'Scheduled publishing failed.')
    })
  }, everyMs)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}

async function runDueJobs(payload: Payload): Promise<void> {
  await payload.jobs.run({ limit: 50, silent: { info: true } })
}
