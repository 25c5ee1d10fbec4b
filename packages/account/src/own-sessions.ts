import type { AccountParts } from './account-parts.ts'

/** A login that still holds, as its customer sees it. */
export interface OwnSession {
  id: string
  /** What the browser calls itself. */
  agent: string | null
  /** The network it was last used from, masked. */
  place: string | null
  begunAt: Date
  seenAt: Date
}

/** Where a customer is logged in, and the end of it. What is ended is ended on every node: each looks its tokens up. */
export function ownSessions({ pool, clock }: AccountParts) {
  return {
    /** Those whose tokens open something, the last used first. */
    async sessionsOf(customerId: string): Promise<OwnSession[]> {
      const { rows } = await pool.query<OwnSession>(
        `select id, browser as agent, place, begun_at as "begunAt", seen_at as "seenAt" from account.sessions
         where customer_id = $1
           and exists (select from account.session_tokens where session_id = sessions.id and until > $2)
         order by seen_at desc, id`,
        [customerId, clock()],
      )
      return rows
    },

    /** False: it is not theirs, or over already. */
    async endOwnSession(customerId: string, sessionId: string): Promise<boolean> {
      const { rowCount } = await pool.query(
        'delete from account.sessions where customer_id = $1 and id = $2::uuid',
        [customerId, sessionId],
      )
      return rowCount === 1
    },

    async endOtherSessions(customerId: string, sessionId: string): Promise<void> {
      await pool.query('delete from account.sessions where customer_id = $1 and id <> $2', [
        customerId,
        sessionId,
      ])
    },
  }
}
