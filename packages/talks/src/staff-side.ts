import { queueEmail } from '@wojaz/mail/server'
import { dayOf } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { ClientBase } from 'pg'
import { assigning } from './assignments.ts'
import { decide } from './decide.ts'
import type { TalkStore } from './guest-side.ts'
import { messageReading } from './read-messages.ts'
import type { MessagePage, NewMessage, QueueCounts, QueueLine, WriteRefusal } from './talk.ts'
import { type Addressee, newsEmail } from './talk-email.ts'
import { tell } from './watch-talks.ts'
import { type ThreadName, tripThread, writeMessage } from './write-message.ts'

/** A guest who looks at the page reads the message there: the email is delayed, and withdrawn if the message is read. */
const tellAfterMs = 2 * 60_000

export interface StaffOptions extends TalkStore {
  /** Public address of the shop, without a slash at the end. */
  readonly siteUrl: string
  /** Customers by their ids, as far as they exist. */
  readonly customersOf: (client: ClientBase, ids: readonly string[]) => Promise<readonly Addressee[]>
  /** The buyer; null if they cannot be informed any more. */
  readonly buyerOf: (client: ClientBase, orderNumber: string) => Promise<Addressee | null>
  /** Called after a commit that queued emails. */
  readonly onEmails: () => void
}

type QueuedThread = ThreadName & Pick<QueueLine, 'keeperId' | 'waitingSince'>

interface QueueWish {
  readonly waitingOnly?: boolean
  /** Threads of this keeper; null: without a keeper. */
  readonly keeper?: string | null | undefined
  readonly most?: number
}

interface Staff {
  readonly id: string
  /** The name that guests see. */
  readonly name: string
}

/** What the office does with threads; it has access to all of them. */
export function staffSide(options: StaffOptions) {
  const { pool, clock, files } = options
  const reading = messageReading(pool, files)

  async function threadOf(id: string): Promise<QueuedThread | null> {
    const { rows } = await pool.query<QueuedThread>(
      `select id, order_number as "orderNumber", customer_id as "customerId", subject, keeper_id as "keeperId",
         waiting_since as "waitingSince" from talks.thread where id = $1`,
      [id],
    )
    return rows[0] ?? null
  }

  /** Customers who wrote in it, otherwise the buyer. */
  async function addressees(client: ClientBase, thread: ThreadName): Promise<readonly Addressee[]> {
    const wrote = await client.query<{ id: string }>(
      'select distinct customer_id as id from talks.message where thread_id = $1 and customer_id is not null',
      [thread.id],
    )
    const ids = thread.customerId ? [thread.customerId] : wrote.rows.map(({ id }) => id)
    const customers = ids.length > 0 ? await options.customersOf(client, ids) : []
    if (customers.length > 0 || !thread.orderNumber) return customers
    const buyer = await options.buyerOf(client, thread.orderNumber)
    return buyer ? [buyer] : []
  }

  async function tellGuests(client: ClientBase, thread: ThreadName, now: Date) {
    for (const one of await addressees(client, thread)) {
      const { rows } = await client.query<{ number: number }>(
        'select number from talks.read_mark where thread_id = $1 and customer_id = $2',
        [thread.id, one.customerId],
      )
      const since = one.customerId === null ? dayOf(now) : String(rows[0]?.number ?? 0)
      const facts = { thread: thread.id, orderNumber: thread.orderNumber, siteUrl: options.siteUrl, since }
      await queueEmail(client, newsEmail(one, facts), now, tellAfterMs)
    }
  }

  return {
    ...assigning(options),

    /**
     * Threads that wait for an answer, the longest first; otherwise all, the newest first. `keeper` null: those without a keeper.
     */
    async threads({ waitingOnly = false, keeper, most = 100 }: QueueWish = {}): Promise<QueueLine[]> {
      const { rows } = await pool.query<QueueLine>(waitingOnly ? waitingThreads : allThreads, [
        ...[most, keeper === undefined, keeper ?? null],
      ])
      return rows
    },

    async counts(member: string): Promise<QueueCounts> {
      const { rows } = await pool.query<QueueCounts>(
        `select count(*)::int as waiting, (count(*) filter (where keeper_id = $1))::int as mine,
           (count(*) filter (where keeper_id is null))::int as nobodys, min(waiting_since) as oldest
         from talks.thread where waiting_since is not null`,
        [member],
      )
      return rows[0] ?? { waiting: 0, mine: 0, nobodys: 0, oldest: null }
    },

    thread: threadOf,
    messages: (id: string, before: number | null = null): Promise<MessagePage> => reading.page(id, before),
    messagesAfter: reading.after,
    find: (typed: string) => reading.find(null, typed),
    attachment: reading.attachment,

    /** Writes into an existing thread, or starts the thread of an order. The guest gets an email without the text. */
    async write(
      staff: Staff,
      to: { thread: string } | { orderNumber: string },
      message: NewMessage,
    ): Promise<Outcome<number, WriteRefusal>> {
      const thread = 'orderNumber' in to ? tripThread(to.orderNumber) : await threadOf(to.thread)
      if (!thread) return refused({ code: 'thread-unknown' })
      const author = {
        author: 'staff' as const,
        staffId: staff.id,
        staffName: staff.name,
        sentBy: `staff:${staff.id}`,
      }
      const written = await decide(pool, async (client) => {
        const now = clock()
        const outcome = await writeMessage(client, thread, { ...message, ...author }, { now, files })
        if (outcome.ok && outcome.value.isNew) await tellGuests(client, thread, now)
        return outcome
      })
      if (!written.ok) return written
      options.onEmails()
      return accepted(written.value.number)
    },

    /** The language of the guest. */
    async localeOf(thread: ThreadName): Promise<Locale> {
      const client = await pool.connect()
      try {
        const [first] = await addressees(client, thread)
        return first?.locale ?? 'pl'
      } finally {
        client.release()
      }
    },

    /** Only forward. */
    async markRead(id: string, number: number): Promise<void> {
      const { rowCount } = await pool.query(
        `update talks.thread set staff_read = least($2, last_number)
         where id = $1 and staff_read < least($2, last_number)`,
        [id, number],
      )
      if (rowCount === 1) await tell(pool, { thread: id, kind: 'read' })
    },

    typing: (id: string) => tell(pool, { thread: id, kind: 'typing', by: 'staff' }),
  }
}

const lines = `
  select thread.id, thread.order_number as "orderNumber", thread.subject, thread.last_at as "lastAt",
    thread.waiting_since as "waitingSince", thread.keeper_id as "keeperId",
    newest.author as "lastAuthor", left(coalesce(newest.subject, newest.body), 160) as beginning,
    (select count(*)::int from talks.message
     where thread_id = thread.id and message.number > thread.staff_read and author = 'guest') as unread
  from talks.thread join lateral
    (select author, subject, body from talks.message where thread_id = thread.id order by number desc limit 1) newest on true`
const ofKeeper = '($2::boolean or thread.keeper_id is not distinct from $3::text)'
const allThreads = `${lines} where ${ofKeeper} order by thread.last_at desc, thread.id limit $1`
const waitingThreads = `${lines} where thread.waiting_since is not null and ${ofKeeper}
  order by thread.waiting_since, thread.id limit $1`
