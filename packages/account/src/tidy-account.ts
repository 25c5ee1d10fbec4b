import type { Pool } from 'pg'

/** Who has not activated by then has thought better of it; there may be another letter after the first has run out. */
const forgottenAfterMs = 30 * 86_400_000

/** Takes away what opens nothing any more, and addresses nobody has shown to own. */
export async function tidyAccount(pool: Pool, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  await pool.query('delete from account.session_tokens where until < $1', [now])
  await pool.query(
    `delete from account.sessions where not exists (select from account.session_tokens where session_id = sessions.id)`,
  )
  await pool.query('delete from account.one_time_tokens where until < $1', [now])
  await pool.query('delete from account.attempts where until < $1', [now])
  await pool.query(`delete from account.customers where state = 'registered' and registered_at < $1`, [
    before(forgottenAfterMs),
  ])
}
