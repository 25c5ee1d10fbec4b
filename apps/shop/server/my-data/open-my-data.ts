import { accountPaths } from '@wojaz/account'
import { type PollingLoop, startPolling } from '@wojaz/database'
import type { Services } from '../request/services.ts'
import { forgetPerson } from './forget-person.ts'
import { makeCopy } from './make-copy.ts'

type MyDataOptions = Pick<
  Services,
  'account' | 'database' | 'booking' | 'travellerData' | 'documents' | 'mail' | 'clock' | 'log'
>

const copiesEveryMs = 5_000
const forgetEveryMs = 600_000
/** More than leave in a day, so that customers who must wait do not block others. */
const atOnce = 500

export type MyData = ReturnType<typeof openMyData>

/** The background jobs for copies and deletions of personal data. */
export function openMyData(options: MyDataOptions) {
  const { account, log } = options
  const running: PollingLoop[] = []

  /** Makes the waiting copies one by one. A failed one is retried later and does not block the others. */
  async function makeCopies(): Promise<void> {
    for (;;) {
      const due = await account.takeDueCopy()
      if (!due) return
      try {
        const zip = await makeCopy(options, due, (done, all) => account.noteProgress(due.id, done, all))
        await account.finishCopy(due.id, zip, accountPaths.myData)
      } catch (err) {
        log.warn({ err }, 'a copy of somebody’s data could not be made')
        await account.failCopy(due.id)
      }
    }
  }

  /** Deletes customers who left a fortnight ago and did not come back. */
  async function forgetLeavers(): Promise<void> {
    let forgotten = 0
    for (const person of await account.leavers(atOnce)) {
      try {
        if (await forgetPerson(options, person)) forgotten += 1
      } catch (err) {
        log.warn({ err }, 'somebody who left could not be forgotten')
      }
    }
    if (forgotten > 0) log.info({ forgotten }, 'customers who left are forgotten')
  }

  return {
    makeCopies,
    forgetLeavers,
    /** Starts the job at once after a request for a copy. */
    nudge: () => running[0]?.nudge(),
    start() {
      const failed = (what: string) => (err: unknown) => log.warn({ err }, what)
      running.push(
        startPolling(makeCopies, copiesEveryMs, failed('copies of data wait for the database')),
        startPolling(forgetLeavers, forgetEveryMs, failed('those who left wait for the database')),
      )
    },
    async close() {
      await Promise.all(running.splice(0).map((loop) => loop.stop()))
    },
  }
}
