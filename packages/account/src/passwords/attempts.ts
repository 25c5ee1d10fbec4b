import { createHmac } from 'node:crypto'
import type { Pool } from 'pg'

export const windowMs = 15 * 60_000

/** Tries of one kind that count together, and how many there may be in a quarter of an hour. */
export interface Counted {
  readonly kind: 'place' | 'account' | 'device' | 'link'
  readonly of: string
}

export const mostTries: Readonly<Record<Counted['kind'], number>> = {
  /** A family behind one router, all of them forgetful. */
  place: 40,
  /** Whoever mistypes ten times asks for a new password anyway. */
  account: 10,
  device: 10,
  link: 10,
}

/** Tries at passwords, counted for all nodes. Neither whose nor where from can be read in the database. */
export function countingAttempts(pool: Pool, secret: string) {
  const subjectOf = ({ kind, of }: Counted) =>
    createHmac('sha256', secret).update(`account ${kind}:${of}`).digest()

  return {
    /** Before the password is looked at: tries at the same moment cannot all be the first. False: there have been too many. */
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
