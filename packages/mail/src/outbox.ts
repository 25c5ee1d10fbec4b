import { prepared } from '@wojaz/database'
import type { ClientBase, Pool } from 'pg'
import { columnsOf } from './attachments.ts'
import type { Email, EmailContents, QueuedEmail } from './email.ts'

/** Byte order, like the index of keys: no character of a key sorts after DEL. */
const withdrawal = (beginning: string) =>
  `delete from mail.emails where state = 'waiting' and attempts = 0
     and idempotency_key ~>=~ ${beginning}::text and idempotency_key ~<~ (${beginning}::text || chr(127))`

const queue = prepared(
  `with untrue as (${withdrawal('$11')}), email as (
     insert into mail.emails (kind, recipient, contents, queued_at, next_attempt_at, idempotency_key, subject)
     values ($1, $2, $3, $4, $9, $5, $10) on conflict (idempotency_key) do nothing returning id
   ), files as (
     insert into mail.attachments (email_id, position, name, type, bytes)
     select email.id, position, name, type, bytes
     from email, unnest($6::text[], $7::text[], $8::bytea[]) with ordinality as file (name, type, bytes, position)
   )
   select id from email`,
)

/**
 * Queues an email in the caller's transaction: it is sent only after the commit. Call `nudge()` afterwards to skip the wait for
 * the outbox worker's next run. Null if an email with that key was queued before.
 */
export async function queueEmail(
  client: ClientBase | Pool,
  email: Email,
  now: Date,
  /** Delay before it is sent. */
  waitMs = 0,
  /** Prefix of keys: waiting emails with such a key are deleted, because this one makes them untrue. */
  untrue: string | null = null,
): Promise<string | null> {
  const { kind, to, attachments = [], idempotencyKey = null, ...contents } = email
  // Subjects of emails to the office contain personal data.
  const subject = kind.endsWith('-office') ? null : contents.subject
  const { rows } = await client.query<{ id: string }>(
    queue([
      kind,
      to,
      contents,
      now,
      idempotencyKey,
      ...columnsOf(attachments),
      new Date(now.getTime() + waitMs),
      subject,
      untrue,
    ]),
  )
  return rows[0]?.id ?? null
}

/** Deletes waiting emails that this unsubscribe link belongs to: whoever has unsubscribed gets no more. */
export async function withdrawEmails(
  client: ClientBase | Pool,
  { 'List-Unsubscribe': leave }: Record<string, string>,
): Promise<void> {
  await client.query(
    `delete from mail.emails where state = 'waiting' and contents->'headers'->>'List-Unsubscribe' = $1`,
    [leave],
  )
}

const withdraw = prepared(withdrawal('$1'))

/** Deletes waiting emails whose key begins so, because they are not true any more. */
export async function withdrawNamed(client: ClientBase | Pool, beginning: string): Promise<void> {
  await client.query(withdraw([beginning]))
}

/** Longer than a delivery may take: no other worker starts with an email while it is still being sent. */
const leaseMs = 2 * 60_000

interface EmailRow {
  id: string
  kind: string
  recipient: string
  contents: EmailContents
  attempts: number
  queued_at: Date
}

const takeDue = prepared(
  `update mail.emails set attempts = attempts + 1, next_attempt_at = $2
   where id in (
     select id from mail.emails where state = 'waiting' and next_attempt_at <= $1
     order by next_attempt_at, queued_at limit $3 for update skip locked
   )
   returning id, kind, recipient, contents, attempts, queued_at`,
)

/**
 * Claims emails that are due; no other node gets them until the lease ends. If the node dies, the attempt is lost and the email
 * is due again after the lease.
 */
export async function takeDueEmails(pool: Pool, now: Date, most: number): Promise<QueuedEmail[]> {
  const { rows } = await pool.query<EmailRow>(takeDue([now, new Date(now.getTime() + leaseMs), most]))
  return rows.map(({ id, kind, recipient, contents, attempts, queued_at }) => ({
    ...contents,
    id,
    kind,
    to: recipient,
    attempts,
    queuedAt: queued_at,
  }))
}

const sent = prepared(
  `with files as (delete from mail.attachments where email_id = $1)
   update mail.emails set state = 'sent', contents = null, finished_at = $2, last_refusal = null
   where id = $1 and state = 'waiting'`,
)

/** A delivered email loses its contents and its files. */
export async function markSent(pool: Pool, id: string, now: Date): Promise<void> {
  await pool.query(sent([id, now]))
}

export async function postpone(pool: Pool, id: string, until: Date, refusal: string): Promise<void> {
  await pool.query(
    `update mail.emails set next_attempt_at = $2, last_refusal = $3 where id = $1 and state = 'waiting'`,
    [id, until, refusal],
  )
}

/** Its contents stay for a while, so that somebody can see what was not delivered. */
export async function giveUp(pool: Pool, id: string, now: Date, refusal: string): Promise<void> {
  await pool.query(
    `update mail.emails set state = 'given-up', finished_at = $2, last_refusal = $3
     where id = $1 and state = 'waiting'`,
    [id, now, refusal],
  )
}
