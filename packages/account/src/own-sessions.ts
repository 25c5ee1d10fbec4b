import type { AccountParts } from './account-parts.ts'

/** A valid login as its customer sees it. */
export interface OwnSession {
  id: string
  /** The user agent. */
  agent: string | null
  /** The network of its last use, masked. */
  place: string | null
  begunAt: Date
  seenAt: Date
}

/**
 * Lists and ends a customer's logins. An ended session ends on every node, because each node looks its tokens up in the database.
 */
export function ownSessions({ pool, clock }: AccountParts) {
  return {
    /** Sessions with valid tokens, the last used first. */
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

    /** False if it is not theirs or already over. */
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
