import type { Database } from '@wojaz/database'
import type { Clock } from '@wojaz/travel/dates'
import type { ClientBase } from 'pg'
import { sharedReading } from './shared-reading.ts'
import type { ChatState } from './talk.ts'
import { tell } from './watch-talks.ts'

/** Staff without a signal for this long are gone. */
const atDeskMs = 60_000
/** A guest who asked longer ago is not waiting at the screen any more. */
const waitsForMs = 12 * 3_600_000

/** A guest wants an answer now; a guest who is already waiting keeps the place. */
export async function askChat(client: ClientBase, thread: string, now: Date): Promise<void> {
  await client.query(
    `insert into talks.chat (thread_id, state, asked_at) values ($1, 'waiting', $2)
     on conflict (thread_id) do update set state = 'waiting', asked_at = $2, staff_id = null, staff_name = null
       where chat.state = 'ended' or (chat.state = 'waiting' and chat.asked_at < $3)`,
    [thread, now, new Date(now.getTime() - waitsForMs)],
  )
  await tell(client, { thread, kind: 'chat' })
}

/** The member of staff who chats also becomes the keeper of the thread. */
const kept = (update: string) => `with talking as (${update} returning thread_id, staff_id)
  update talks.thread set keeper_id = talking.staff_id from talking where thread.id = talking.thread_id`

/** Live chats: who waits, who answers, which staff are there. */
export function chatting({ pool, clock }: { pool: Database['pool']; clock: Clock }) {
  const waitingSince = () => new Date(clock().getTime() - waitsForMs)

  async function change(thread: string, sql: string, values: readonly unknown[]): Promise<boolean> {
    const { rowCount } = await pool.query(sql, [thread, ...values])
    if (rowCount !== 1) return false
    await tell(pool, { thread, kind: 'chat' })
    return true
  }

  /** The guests behind move up: one notification to all watchers, and each node reads the queue once for all of them. */
  async function leaveLine(thread: string, sql: string, values: readonly unknown[]): Promise<boolean> {
    const isChanged = await change(thread, sql, values)
    if (isChanged) await tell(pool, { kind: 'line' })
    return isChanged
  }

  async function staffThere(): Promise<number> {
    const { rows } = await pool.query<{ all: number }>(
      'select count(*)::int as all from talks.at_desk where seen_at > $1',
      [new Date(clock().getTime() - atDeskMs)],
    )
    return rows[0]?.all ?? 0
  }

  const line = sharedReading(async () => {
    const [{ rows }, there] = await Promise.all([
      pool.query<{ thread: string }>(
        `select thread_id as thread from talks.chat where state = 'waiting' and asked_at >= $1
         order by asked_at, thread_id`,
        [waitingSince()],
      ),
      staffThere(),
    ])
    return { places: new Map(rows.map(({ thread }, at) => [thread, at + 1])), staffThere: there }
  })

  return {
    async chat(thread: string): Promise<ChatState> {
      const { rows } = await pool.query<{ state: string; staff_name: string | null; place: number }>(
        `select state, staff_name, (select count(*)::int from talks.chat other
           where other.state = 'waiting' and other.asked_at >= $2
             and (other.asked_at, other.thread_id) <= (chat.asked_at, chat.thread_id)) as place
         from talks.chat where thread_id = $1 and (state <> 'waiting' or asked_at >= $2)`,
        [thread, waitingSince()],
      )
      const [row] = rows
      if (!row) return { state: 'none' }
      if (row.state === 'waiting') return { state: 'waiting', place: row.place }
      return row.state === 'answered'
        ? { state: 'answered', staffName: row.staff_name ?? '' }
        : { state: 'ended' }
    },

    /** Waiting guests, the longest first. */
    async waiting(): Promise<{ thread: string; askedAt: Date }[]> {
      const { rows } = await pool.query<{ thread: string; askedAt: Date }>(
        `select thread_id as thread, asked_at as "askedAt" from talks.chat
         where state = 'waiting' and asked_at >= $1 order by asked_at, thread_id limit 200`,
        [waitingSince()],
      )
      return rows
    },

    /** If two press at once, one gets it. */
    take: (thread: string, staff: { id: string; name: string }): Promise<boolean> =>
      leaveLine(
        thread,
        kept(`update talks.chat set state = 'answered', staff_id = $2, staff_name = $3
          where thread_id = $1 and (state = 'waiting' or (state = 'answered' and staff_id = $2))`),
        [staff.id, staff.name],
      ),

    handOver: (thread: string, to: { id: string; name: string }): Promise<boolean> =>
      change(
        thread,
        kept(
          `update talks.chat set staff_id = $2, staff_name = $3 where thread_id = $1 and state = 'answered'`,
        ),
        [to.id, to.name],
      ),

    end: (thread: string): Promise<boolean> =>
      leaveLine(
        thread,
        `update talks.chat set state = 'ended', staff_id = null, staff_name = null
         where thread_id = $1 and state <> 'ended'`,
        [],
      ),

    /** Sent periodically by an open page of the office. */
    async atDesk(staffId: string): Promise<void> {
      await pool.query(
        `insert into talks.at_desk (staff_id, seen_at) values ($1, $2)
         on conflict (staff_id) do update set seen_at = excluded.seen_at`,
        [staffId, clock()],
      )
    },

    async leftDesk(staffId: string): Promise<void> {
      await pool.query('delete from talks.at_desk where staff_id = $1', [staffId])
    },

    /** The number of staff who are there now. */
    staffThere,

    /** The place of everybody who waits, and who is there; concurrent callers share one query. */
    line,
  }
}
