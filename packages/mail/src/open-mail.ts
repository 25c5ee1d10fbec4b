import path from 'node:path'
import { type PollingLoop, startPolling } from '@wojaz/database'
import type { Pool } from 'pg'
import { folderCarrier, smtpCarrier } from './carrier.ts'
import type { Drawers } from './email.ts'
import { openLists } from './lists-of-mailbox.ts'
import { clearMailOf } from './mail-folder.ts'
import type { MailLog } from './mail-log.ts'
import { openMessages } from './messages.ts'
import { createOutboxWorker, type EmailOutcome } from './outbox-worker.ts'
import { openSubscriptions } from './subscriptions.ts'
import { tidyUp } from './tidy-up.ts'

export interface MailOptions {
  pool: Pool
  clock: () => Date
  log: MailLog
  /** Signs the links in emails. */
  secret: string
  /** Public address of the shop, without a slash at the end. */
  siteUrl: string
  /** Null: emails become files in the folder. */
  smtpUrl: string | null
  folder: string
  /** `Name <address>` of the sender. */
  from: string
  /** The address where the office reads what guests write. */
  office: string
  /** Renderers of the enclosed parts of emails. */
  drawers?: Drawers
  /** Every email says that nothing is sold. */
  isDemo?: boolean
  onOutcome?(kind: string, outcome: EmailOutcome): void
}

const everyMs = 5_000
const tidyEveryMs = 3_600_000

export type Mail = ReturnType<typeof openMail>

export function openMail(options: MailOptions) {
  const { pool, clock, log, smtpUrl, folder, from } = options
  const carrier = smtpUrl ? smtpCarrier(smtpUrl, from) : folderCarrier(path.resolve(folder), from)
  const outboxWorker = createOutboxWorker({ ...options, carrier })
  const subscriptions = openSubscriptions(options)
  const messages = openMessages(options)
  const running: PollingLoop[] = []
  /** Call it after a commit: queued emails are sent now, not after the pause. */
  const nudge = () => running[0]?.nudge()
  const thenNudge = async <Value>(work: Promise<Value>): Promise<Value> => {
    const value = await work
    nudge()
    return value
  }

  return {
    destination: carrier.destination,
    ...openLists(options),
    checkLink: subscriptions.checkLink,
    leave: subscriptions.leave,
    signUp: (request: Parameters<typeof subscriptions.signUp>[0]) => thenNudge(subscriptions.signUp(request)),
    confirm: (token: string) => thenNudge(subscriptions.confirm(token)),
    write: (message: Parameters<typeof messages.write>[0]) => thenNudge(messages.write(message)),
    nudge,
    deliverDue: outboxWorker.deliverDue,
    tidyUp: () => tidyUp(pool, folder, clock()),
    /** Deletes the email files of an address, if there is no mail server. */
    clearMailOf: (email: string) => clearMailOf(folder, email),
    /** Starts the outbox worker, on any number of nodes. */
    start() {
      log.info({ destination: carrier.destination }, 'emails go out')
      const failed = (what: string) => (err: unknown) => log.warn({ err }, what)
      running.push(
        startPolling(outboxWorker.deliverDue, everyMs, failed('emails wait for the database')),
        startPolling(
          () => tidyUp(pool, folder, clock()),
          tidyEveryMs,
          failed('the post could not be tidied up'),
        ),
      )
    },
    /** Waits for emails that are being sent. */
    async close() {
      await Promise.all(running.splice(0).map((loop) => loop.stop()))
    },
  }
}
