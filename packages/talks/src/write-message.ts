import { plainWords } from '@wojaz/travel/locale'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { ClientBase } from 'pg'
import { type MessageFiles, messageName } from './message-files.ts'
import type { AuthorKind, TalkNews, WriteRefusal } from './talk.ts'
import { channel, tell } from './watch-talks.ts'

/** No real conversation is that long; a program out of control might be. */
const mostMessages = 20_000

export interface ThreadName {
  readonly id: string
  readonly orderNumber: string | null
  readonly customerId: string | null
  readonly subject: string | null
}

export interface MessageRow {
  readonly author: AuthorKind
  readonly customerId?: string
  readonly staffId?: string
  readonly staffName?: string
  readonly sentAs: string
  readonly subject?: string
  readonly text: string
  readonly uploads?: readonly string[]
  /** The owner of the uploads. */
  readonly sentBy?: string
}

/** An email as it is stored in the thread. */
export interface Email {
  /** Its idempotency key. */
  readonly sentAs: string
  readonly subject: string
  readonly text: string
}

export function tripThread(orderNumber: string): ThreadName {
  return { id: orderNumber, orderNumber, customerId: null, subject: null }
}

/**
 * Writes a message under the lock of its thread, so that numbers become visible in their order: a reader who continues from a
 * number misses none. Returns its number, also if it was written before. Refusals come before anything is written, except for
 * files: the caller must roll back.
 */
export async function writeMessage(
  client: ClientBase,
  thread: ThreadName,
  message: MessageRow,
  { now, files }: { now: Date; files: MessageFiles },
): Promise<Outcome<{ number: number; isNew: boolean }, WriteRefusal>> {
  await client.query(
    `insert into talks.thread (id, order_number, customer_id, subject, last_at) values ($1, $2, $3, $4, $5)
     on conflict (id) do nothing`,
    [thread.id, thread.orderNumber, thread.customerId, thread.subject, now],
  )
  const locked = await client.query<{ last_number: number }>(
    'select last_number from talks.thread where id = $1 for update',
    [thread.id],
  )
  const before = await client.query<{ number: number }>(
    'select number from talks.message where thread_id = $1 and author = $2 and sent_as = $3',
    [thread.id, message.author, message.sentAs],
  )
  if (before.rows[0]) return accepted({ number: before.rows[0].number, isNew: false })
  const number = (locked.rows[0]?.last_number ?? 0) + 1
  if (number > mostMessages && message.author !== 'machine') return refused({ code: 'thread-full' })
  await insertMessage(client, thread.id, number, message, now)
  const { uploads = [], sentBy = '' } = message
  const name = messageName(thread.id, number)
  const fault =
    uploads.length > 0 ? await files.claim(client, uploads, { name, thread: thread.id }, sentBy) : null
  if (fault) return refused({ code: fault })
  // A guest's message starts the wait, an answer ends it; whoever answers a thread without a keeper becomes its keeper.
  await client.query(
    `update talks.thread set last_number = $2, last_at = $3, keeper_id = coalesce(keeper_id, $4), waiting_since =
       case $5 when 'guest' then coalesce(waiting_since, $3) when 'staff' then null else waiting_since end
     where id = $1`,
    [thread.id, number, now, message.staffId ?? null, message.author],
  )
  await tell(client, { thread: thread.id, kind: 'message' })
  return accepted({ number, isNew: true })
}

const searchedWords = (subject: string | null, text: string) =>
  ` ${plainWords(`${subject ?? ''} ${text}`).join(' ')}`

async function insertMessage(client: ClientBase, thread: string, number: number, row: MessageRow, now: Date) {
  const { subject = null, text } = row
  await client.query(
    `insert into talks.message (thread_id, number, author, customer_id, staff_id, staff_name, sent_as, subject, body, words, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      ...[thread, number, row.author, row.customerId ?? null, row.staffId ?? null, row.staffName ?? null],
      ...[row.sentAs, subject, text, searchedWords(subject, text), now],
    ],
  )
}

/** Stores an email about an order in one statement, because it runs during a purchase. Idempotent. */
export async function writeEmail(
  client: ClientBase,
  orderNumber: string,
  email: Email,
  { isKept, now }: { isKept: (number: string) => string; now: Date },
): Promise<void> {
  const { sentAs, subject, text } = email
  const news: TalkNews = { thread: orderNumber, kind: 'message' }
  await client.query(
    `with place as (
       insert into talks.thread (id, order_number, last_number, last_at) select $1, $1, 1, $2 where ${isKept('$1')}
       on conflict (id) do update set last_number = thread.last_number + 1, last_at = $2
         where not exists (select from talks.message where thread_id = $1 and author = 'machine' and sent_as = $3)
       returning last_number as number
     ), written as (
       insert into talks.message (thread_id, number, author, sent_as, subject, body, words, at)
       select $1, number, 'machine', $3, $4, $5, $6, $2 from place
       returning number
     )
     select pg_notify($7, $8) from written`,
    [orderNumber, now, sentAs, subject, text, searchedWords(subject, text), channel, JSON.stringify(news)],
  )
}
