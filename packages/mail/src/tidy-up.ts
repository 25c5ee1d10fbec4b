import type { Pool } from 'pg'
import { clearMailFolder } from './mail-folder.ts'
import { confirmWithinMs } from './subscriptions.ts'

const day = 24 * 3_600_000
/** Long enough to look into a complaint about a missing email. */
const emailsForMs = 30 * day
/** Idempotency keys: as long as their cause may come again. A key names the email, never its receiver. */
const namesForMs = 3 * 365 * day
/** The conversation continues by email; a year later the form's copy is useless. */
const messagesForMs = 365 * day
/** As long as a consent may have to be proven. */
const proofForMs = 3 * 365 * day

/** Deletes what is not needed any more: finished emails, as rows and as files, unconfirmed sign-ups, old messages, old proofs. */
export async function tidyUp(pool: Pool, folder: string, now: Date): Promise<void> {
  await clearMailFolder(folder, new Date(now.getTime() - emailsForMs))
  const before = (ms: number) => [new Date(now.getTime() - ms)]
  await pool.query(
    `delete from mail.emails where state <> 'waiting' and finished_at < $1 and idempotency_key is null`,
    before(emailsForMs),
  )
  await pool.query(
    `with old as (
       update mail.emails set recipient = '', subject = null, contents = null
       where state <> 'waiting' and finished_at < $1 and recipient <> '' returning id
     )
     delete from mail.attachments where email_id in (select id from old)`,
    before(emailsForMs),
  )
  await pool.query(
    `delete from mail.emails where state <> 'waiting' and finished_at < $1`,
    before(namesForMs),
  )
  await pool.query(
    `delete from mail.subscriptions where state = 'pending' and signed_up_at < $1`,
    before(confirmWithinMs),
  )
  await pool.query(`delete from mail.subscriptions where state = 'left' and left_at < $1`, before(proofForMs))
  await pool.query(`delete from mail.messages where received_at < $1`, before(messagesForMs))
  await pool.query(`delete from mail.requested_emails where since < $1`, before(day))
}
