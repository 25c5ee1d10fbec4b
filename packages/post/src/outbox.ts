import { prepared } from '@wojaz/database'
import type { ClientBase, Pool } from 'pg'
import { columnsOf } from './attachments.ts'
import type { Letter, LetterContents, QueuedLetter } from './letter.ts'

/** By bytes, as the index of names is: no letter of a name comes after DEL. */
const withdrawal = (beginning: string) =>
  `delete from post.letters where state = 'waiting' and attempts = 0
     and once_as ~>=~ ${beginning}::text and once_as ~<~ (${beginning}::text || chr(127))`

const queue = prepared(
  `with untrue as (${withdrawal('$11')}), letter as (
     insert into post.letters (kind, recipient, contents, queued_at, next_attempt_at, once_as, subject)
     values ($1, $2, $3, $4, $9, $5, $10) on conflict (once_as) do nothing returning id
   ), files as (
     insert into post.attachments (letter_id, position, name, type, bytes)
     select letter.id, position, name, type, bytes
     from letter, unnest($6::text[], $7::text[], $8::bytea[]) with ordinality as file (name, type, bytes, position)
   )
   select id from letter`,
)

/**
 * Writes a letter into the outbox, in the transaction of whoever calls: it travels only when that commits. Afterwards `nudge()`
 * saves it the wait for the courier's next round. Null: a letter of that name was written before.
 */
export async function queueLetter(
  client: ClientBase | Pool,
  letter: Letter,
  now: Date,
  /** It stays that long first. */
  waitMs = 0,
  /** Named letters that still wait and are no longer true once this one is written: all whose name begins so. */
  untrue: string | null = null,
): Promise<string | null> {
  const { kind, to, attachments = [], onceAs = null, ...contents } = letter
  // What the office is told names whom it is about.
  const subject = kind.endsWith('-office') ? null : contents.subject
  const { rows } = await client.query<{ id: string }>(
    queue([
      kind,
      to,
      contents,
      now,
      onceAs,
      ...columnsOf(attachments),
      new Date(now.getTime() + waitMs),
      subject,
      untrue,
    ]),
  )
  return rows[0]?.id ?? null
}

/** Whoever has left gets nothing more, not even what was already written: letters that wait and could be left by this link. */
export async function withdrawLetters(
  client: ClientBase | Pool,
  { 'List-Unsubscribe': leave }: Record<string, string>,
): Promise<void> {
  await client.query(
    `delete from post.letters where state = 'waiting' and contents->'headers'->>'List-Unsubscribe' = $1`,
    [leave],
  )
}

const withdraw = prepared(withdrawal('$1'))

/** Named letters that still wait and are no longer true: all whose name begins so. */
export async function withdrawNamed(client: ClientBase | Pool, beginning: string): Promise<void> {
  await client.query(withdraw([beginning]))
}

/** Longer than a carrier may take: nobody else begins with a letter while its carrier is still busy. */
const leaseMs = 2 * 60_000

interface LetterRow {
  id: string
  kind: string
  recipient: string
  contents: LetterContents
  attempts: number
  queued_at: Date
}

const takeDue = prepared(
  `update post.letters set attempts = attempts + 1, next_attempt_at = $2
   where id in (
     select id from post.letters where state = 'waiting' and next_attempt_at <= $1
     order by next_attempt_at, queued_at limit $3 for update skip locked
   )
   returning id, kind, recipient, contents, attempts, queued_at`,
)

/**
 * Takes letters that are due; no other node gets them until the lease ends. A node that dies meanwhile has cost an attempt and
 * nothing else: the letter is due again after the lease.
 */
export async function takeDueLetters(pool: Pool, now: Date, most: number): Promise<QueuedLetter[]> {
  const { rows } = await pool.query<LetterRow>(takeDue([now, new Date(now.getTime() + leaseMs), most]))
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
  `with files as (delete from post.attachments where letter_id = $1)
   update post.letters set state = 'sent', contents = null, finished_at = $2, last_refusal = null
   where id = $1 and state = 'waiting'`,
)

/** A delivered letter keeps neither its contents nor its files. */
export async function markSent(pool: Pool, id: string, now: Date): Promise<void> {
  await pool.query(sent([id, now]))
}

export async function postpone(pool: Pool, id: string, until: Date, refusal: string): Promise<void> {
  await pool.query(
    `update post.letters set next_attempt_at = $2, last_refusal = $3 where id = $1 and state = 'waiting'`,
    [id, until, refusal],
  )
}

/** Its contents stay for a while: somebody may want to know what was not delivered. */
export async function giveUp(pool: Pool, id: string, now: Date, refusal: string): Promise<void> {
  await pool.query(
    `update post.letters set state = 'given-up', finished_at = $2, last_refusal = $3
     where id = $1 and state = 'waiting'`,
    [id, now, refusal],
  )
}
