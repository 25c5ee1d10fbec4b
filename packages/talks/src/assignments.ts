import type { Database } from '@wojaz/database'
import type { Clock } from '@wojaz/travel/dates'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import { decide } from './decide.ts'
import type { Handover } from './talk.ts'
import { tell } from './watch-talks.ts'

export interface Assignment {
  /** The keeper when the page was rendered: of two concurrent changes one is refused. */
  readonly from: string | null
  /** With the name that guests see; null: anybody who is free. */
  readonly to: { readonly id: string; readonly name: string } | null
  readonly note: string | null
}

export type AssignRefusal = { readonly code: 'thread-unknown' | 'keeper-changed' }

/** Which member of staff is responsible for which thread. */
export function assigning({ pool, clock }: { pool: Database['pool']; clock: Clock }) {
  return {
    /** Takes a thread, hands it over or gives it back; a running chat is handed over as well. */
    async assign(
      thread: string,
      by: string,
      { from, to, note }: Assignment,
    ): Promise<Outcome<null, AssignRefusal>> {
      const assigned = await decide<null, AssignRefusal>(pool, async (client) => {
        const { rows } = await client.query<{ keeper_id: string | null }>(
          'select keeper_id from talks.thread where id = $1 for update',
          [thread],
        )
        const [row] = rows
        if (!row) return refused({ code: 'thread-unknown' })
        const next = to?.id ?? null
        // Idempotent.
        if (row.keeper_id === next) return accepted(null)
        if (row.keeper_id !== from) return refused({ code: 'keeper-changed' })
        await client.query('update talks.thread set keeper_id = $2 where id = $1', [thread, next])
        await client.query(
          'insert into talks.handover (thread_id, at, by_id, to_id, note) values ($1, $2, $3, $4, $5)',
          [thread, clock(), by, next, note],
        )
        if (to)
          await client.query(
            `update talks.chat set staff_id = $2, staff_name = $3 where thread_id = $1 and state = 'answered'`,
            [thread, to.id, to.name],
          )
        return accepted(null)
      })
      if (assigned.ok) await tell(pool, { thread, kind: 'chat' })
      return assigned
    },

    /** The oldest first. */
    async handovers(thread: string): Promise<readonly Handover[]> {
      const { rows } = await pool.query<Handover>(
        'select at, by_id as by, to_id as to, note from talks.handover where thread_id = $1 order by id',
        [thread],
      )
      return rows
    },

    /** No answer is needed: a guest said thank you. False if they have written more than `seen`. */
    async settle(thread: string, seen: number): Promise<boolean> {
      const { rowCount } = await pool.query(
        `update talks.thread set waiting_since = null where id = $1 and not exists (
           select from talks.message where thread_id = $1 and author = 'guest' and number > $2)`,
        [thread, seen],
      )
      return rowCount === 1
    },
  }
}
