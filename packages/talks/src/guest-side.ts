import { createHash } from 'node:crypto'
import { type Database, inTransaction } from '@wojaz/database'
import { withdrawNamed } from '@wojaz/mail/server'
import type { Clock } from '@wojaz/travel/dates'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import { askChat } from './chats.ts'
import { decide } from './decide.ts'
import type { MessageFiles } from './message-files.ts'
import { messageReading } from './read-messages.ts'
import type { MessagePage, NewMessage, Reader, ThreadLine, WriteRefusal } from './talk.ts'
import { newsName } from './talk-email.ts'
import { tell } from './watch-talks.ts'
import { type ThreadName, tripThread, writeMessage } from './write-message.ts'

export interface TalkStore {
  readonly pool: Database['pool']
  readonly clock: Clock
  readonly files: MessageFiles
}

const mostThreads = 200

/** What customers do with their threads. A thread that is not theirs does not exist for them. */
export function guestSide({ pool, clock, files }: TalkStore) {
  const reading = messageReading(pool, files)

  async function ownThread(reader: Reader, id: string): Promise<ThreadName | null> {
    if (reader.orders.includes(id)) return tripThread(id)
    const { rows } = await pool.query<{ subject: string | null }>(
      'select subject from talks.thread where id = $1 and customer_id = $2',
      [id, reader.customerId],
    )
    return rows[0] ? { id, orderNumber: null, customerId: reader.customerId, subject: rows[0].subject } : null
  }

  const write = (reader: Reader, thread: ThreadName, message: NewMessage, isChat: boolean) =>
    decide(pool, async (client) => {
      const now = clock()
      const { customerId } = reader
      // Prefixed by the customer, because browsers choose the names.
      const sentAs = `${customerId} ${message.sentAs}`
      const row = {
        ...message,
        sentAs,
        author: 'guest' as const,
        customerId,
        sentBy: `customer:${customerId}`,
      }
      const written = await writeMessage(client, thread, row, { now, files })
      if (!written.ok || !written.value.isNew) return written
      await client.query('delete from talks.draft where customer_id = $1 and thread_id = $2', [
        ...[customerId, thread.id],
      ])
      if (isChat) await askChat(client, thread.id, now)
      return written
    })

  return {
    /** The newest first. */
    async threads({ customerId, orders }: Reader): Promise<ThreadLine[]> {
      const { rows } = await pool.query<ThreadLine>(listThreads, [customerId, orders, mostThreads])
      return rows
    },

    /** The number of unread messages from others. */
    async unread({ customerId, orders }: Reader, except: string | null = null): Promise<number> {
      const { rows } = await pool.query<{ unread: number }>(
        `select coalesce(sum(unread), 0)::int as unread from (${threadsOf}) as own where id is distinct from $3`,
        [customerId, orders, except],
      )
      return rows[0]?.unread ?? 0
    },

    /** Of one of their trips. */
    async unreadOfTrip(customerId: string, order: string): Promise<number> {
      const { rows } = await pool.query<{ unread: number }>(unreadOfThread, [customerId, order])
      return rows[0]?.unread ?? 0
    },

    /** Null if they have no such thread. */
    async messages(reader: Reader, id: string, before: number | null = null): Promise<MessagePage | null> {
      return (await ownThread(reader, id)) && reading.page(id, before)
    },

    /** Null as well. The thread of a trip exists before anybody has written. */
    thread: ownThread,
    messagesAfter: reading.after,
    staffRead: reading.staffRead,

    find: async (reader: Reader, typed: string) => {
      const own = await pool.query<{ id: string }>(
        'select id from talks.thread where customer_id = $1 or order_number = any($2)',
        [reader.customerId, reader.orders],
      )
      return reading.find(
        own.rows.map(({ id }) => id),
        typed,
      )
    },

    /** A question without a trip. Returns the new thread; idempotent. */
    async ask(reader: Reader, subject: string, message: NewMessage): Promise<Outcome<string, WriteRefusal>> {
      const { customerId } = reader
      // The id is a hash of sender and message, so that a second request finds the first.
      const id = createHash('sha256').update(`${customerId} ${message.sentAs}`).digest('hex').slice(0, 32)
      const written = await write(reader, { id, orderNumber: null, customerId, subject }, message, false)
      return written.ok ? accepted(id) : written
    },

    async reply(
      reader: Reader,
      id: string,
      message: NewMessage,
      { isChat = false } = {},
    ): Promise<Outcome<number, WriteRefusal>> {
      const thread = await ownThread(reader, id)
      if (!thread) return refused({ code: 'thread-unknown' })
      const written = await write(reader, thread, message, isChat)
      return written.ok ? accepted(written.value.number) : written
    },

    /** Marks only move forward, whichever tab comes last. A waiting email about these messages is withdrawn. */
    async markRead({ customerId }: Reader, id: string, number: number): Promise<void> {
      const isFurther = await inTransaction(pool, async (client) => {
        const { rowCount } = await client.query(
          `insert into talks.read_mark (thread_id, customer_id, number)
             select id, $2, least($3, last_number) from talks.thread where id = $1
           on conflict (thread_id, customer_id) do update set number = excluded.number
             where read_mark.number < excluded.number`,
          [id, customerId, number],
        )
        if (rowCount === 1) await withdrawNamed(client, newsName(id, customerId))
        return rowCount === 1
      })
      if (isFurther) await tell(pool, { thread: id, kind: 'read' })
    },

    attachment: async (reader: Reader, id: string, number: number, upload: string) =>
      (await ownThread(reader, id)) && reading.attachment(id, number, upload),

    /** The same on every device; an empty draft is deleted. `thread` may also name a message that is not sent yet. */
    async saveDraft({ customerId }: Reader, thread: string, text: string): Promise<void> {
      if (text.trim() === '')
        await pool.query('delete from talks.draft where customer_id = $1 and thread_id = $2', [
          ...[customerId, thread],
        ])
      else
        await pool.query(
          `insert into talks.draft (customer_id, thread_id, body, saved_at) values ($1, $2, $3, $4)
           on conflict (customer_id, thread_id) do update set body = excluded.body, saved_at = excluded.saved_at`,
          [customerId, thread, text, clock()],
        )
    },

    async draft({ customerId }: Reader, thread: string): Promise<string> {
      const { rows } = await pool.query<{ body: string }>(
        'select body from talks.draft where customer_id = $1 and thread_id = $2',
        [customerId, thread],
      )
      return rows[0]?.body ?? ''
    },

    typing: (id: string) => tell(pool, { thread: id, kind: 'typing', by: 'guest' }),
  }
}

/** Threads of a customer, with the number of unread messages from others. Parameters: the customer and their order numbers. */
const threadsOf = `
  select thread.id, thread.order_number, thread.subject, thread.last_at, thread.last_number,
    (select count(*)::int from talks.message
     where thread_id = thread.id and message.number > coalesce(mark.number, 0) and message.customer_id is distinct from $1::uuid) as unread
  from talks.thread left join talks.read_mark mark on mark.thread_id = thread.id and mark.customer_id = $1::uuid
  where (thread.customer_id = $1::uuid or thread.order_number = any($2::text[])) and thread.last_number > 0`

const unreadOfThread = `
  select count(*)::int as unread from talks.message
  where thread_id = $2 and customer_id is distinct from $1::uuid
    and number > coalesce((select number from talks.read_mark where thread_id = $2 and customer_id = $1::uuid), 0)`

const listThreads = `
  select own.id, own.order_number as "orderNumber", own.subject, own.last_at as "lastAt", own.unread,
    newest.author as "lastAuthor", left(coalesce(newest.subject, newest.body), 160) as beginning
  from (${threadsOf}) own
    join lateral (select author, subject, body from talks.message where thread_id = own.id order by number desc limit 1) newest on true
  order by own.last_at desc, own.id limit $3`
