import type { Pool } from 'pg'
import { afterFailure, type CarrierFault, refusalOf } from './after-failure.ts'
import { completed, keepDrawn, type WholeEmail } from './attachments.ts'
import type { Carrier } from './carrier.ts'
import type { Drawers, QueuedEmail } from './email.ts'
import { asDemo } from './emails/as-demo.ts'
import type { MailLog } from './mail-log.ts'
import { giveUp, markSent, postpone, takeDueEmails } from './outbox.ts'

export type EmailOutcome = 'sent' | 'postponed' | 'given-up'

interface OutboxWorkerOptions {
  pool: Pool
  carrier: Carrier
  clock: () => Date
  log: MailLog
  /** Renderers of the enclosed parts of emails. */
  drawers?: Drawers
  /** Every email says that nothing is sold. */
  isDemo?: boolean
  onOutcome?(kind: string, outcome: EmailOutcome): void
}

export interface OutboxWorker {
  /** Sends everything that is due and returns how many emails it tried. */
  deliverDue(): Promise<number>
}

/** Emails sent at the same time: enough for a busy evening, few enough for any mail server. */
const armful = 4

export function createOutboxWorker(options: OutboxWorkerOptions): OutboxWorker {
  const { pool, carrier, clock, log, drawers = {}, isDemo = false, onOutcome = () => {} } = options
  return {
    async deliverDue() {
      let touched = 0
      while (true) {
        const emails = await takeDueEmails(pool, clock(), armful)
        if (emails.length === 0) return touched
        touched += emails.length
        await Promise.all(emails.map(deliver))
      }
    },
  }

  async function deliver(email: QueuedEmail): Promise<void> {
    const { id, kind, attempts } = email
    let whole: WholeEmail | null = null
    try {
      whole = await completed(pool, email, drawers)
      await carrier.carry(isDemo ? asDemo(whole.email) : whole.email, whole.files)
    } catch (error) {
      if (whole?.isDrawn)
        await keepDrawn(pool, whole).catch((err: unknown) =>
          log.error({ email: id, kind, err }, 'files of an email not stored'),
        )
      const fault = error as CarrierFault
      if (fault.code === 'EDRAW') log.error({ email: id, kind, err: error }, 'files of an email not drawn')
      const refusal = refusalOf(fault)
      const next = afterFailure(fault, attempts, clock())
      if (next.step === 'retry') {
        await postpone(pool, id, next.at, refusal)
        log.warn({ email: id, kind, attempts, refusal, next: next.at }, 'email not delivered yet')
        return onOutcome(kind, 'postponed')
      }
      await giveUp(pool, id, clock(), refusal)
      log.error({ email: id, kind, attempts, refusal }, 'email given up')
      return onOutcome(kind, 'given-up')
    }
    await markSent(pool, id, clock())
    log.info({ email: id, kind, attempts }, 'email sent')
    onOutcome(kind, 'sent')
  }
}
