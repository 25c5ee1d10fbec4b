import type { Pool } from 'pg'
import { clearMailFolder } from './mail-folder.ts'
import { confirmWithinMs } from './subscriptions.ts'

const day = 24 * 3_600_000
/** Long enough to look into a complaint about a letter that did not come. */
const lettersForMs = 30 * day
/** What is written only once: as long as somebody may still tell us about it. Its name says which letter it was, never to whom. */
const namesForMs = 3 * 365 * day
/** The conversation goes on by mail; a year later the form's copy helps nobody. */
const messagesForMs = 365 * day
/** As long as somebody may ask us to prove a consent. */
const proofForMs = 3 * 365 * day

/** What is no longer needed is not kept: finished letters, as rows and as files, sign-ups nobody confirmed, old messages, proofs past their time. */
export async function tidyUp(pool: Pool, folder: string, now: Date): Promise<void> {
  await clearMailFolder(folder, new Date(now.getTime() - lettersForMs))
  const before = (ms: number) => [new Date(now.getTime() - ms)]
  await pool.query(
    `delete from post.letters where state <> 'waiting' and finished_at < $1 and once_as is null`,
    before(lettersForMs),
  )
  await pool.query(
    `with old as (
       update post.letters set recipient = '', subject = null, contents = null
       where state <> 'waiting' and finished_at < $1 and recipient <> '' returning id
     )
     delete from post.attachments where letter_id in (select id from old)`,
    before(lettersForMs),
  )
  await pool.query(
    `delete from post.letters where state <> 'waiting' and finished_at < $1`,
    before(namesForMs),
  )
  await pool.query(
    `delete from post.subscriptions where state = 'pending' and signed_up_at < $1`,
    before(confirmWithinMs),
  )
  await pool.query(`delete from post.subscriptions where state = 'left' and left_at < $1`, before(proofForMs))
  await pool.query(`delete from post.messages where received_at < $1`, before(messagesForMs))
  await pool.query(`delete from post.asked_letters where since < $1`, before(day))
}
