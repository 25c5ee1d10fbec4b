import { createHmac } from 'node:crypto'
import type { Pool } from 'pg'

export const windowMs = 15 * 60_000

/** Attempts of one kind that share a counter, and how many are allowed in a quarter of an hour. */
export interface Counted {
  readonly kind: 'place' | 'account' | 'device' | 'link'
  readonly of: string
}

export const mostTries: Readonly<Record<Counted['kind'], number>> = {
  /** Enough for a whole family behind one router. */
  place: 40,
  /** A customer who mistypes ten times requests a new password anyway. */
  account: 10,
  device: 10,
  link: 10,
}

/** Counters of password attempts, shared by all nodes. The database stores only HMACs of accounts and networks. */
export function countingAttempts(pool: Pool, secret: string) {
  const subjectOf = ({ kind, of }: Counted) =>
    createHmac('sha256', secret).update(`account ${kind}:${of}`).digest()

  return {
    /** Counts before the password is checked, so that concurrent attempts are all counted. False if there have been too many. */
    async count(counted: Counted, now: Date): Promise<boolean> {
      const { rowCount } = await pool.query(
        `insert into account.attempts as kept (subject, times, until) values ($1, 1, $3)
         on conflict (subject) do update
           set times = case when kept.until <= $2 then 1 else kept.times + 1 end,
               until = case when kept.until <= $2 then excluded.until else kept.until end
         where kept.until <= $2 or kept.times < $4`,
        [subjectOf(counted), now, new Date(now.getTime() + windowMs), mostTries[counted.kind]],
      )
      return rowCount === 1
    },
    async takeBack(counted: Counted): Promise<void> {
      await pool.query('update account.attempts set times = times - 1 where subject = $1 and times > 0', [
        subjectOf(counted),
      ])
    },
    async forget(counted: Counted): Promise<void> {
      await pool.query('delete from account.attempts where subject = $1', [subjectOf(counted)])
    },
  }
}
