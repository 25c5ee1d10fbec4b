import type { Pool } from 'pg'

/** Who has not activated by then has thought better of it; there may be another letter after the first has run out. */
const forgottenAfterMs = 30 * 86_400_000
/** So long the page of a link that has run out, or has done its work, can say so. */
const linkRememberedMs = 21 * 86_400_000
/** As long as a device is known. */
const placeRememberedMs = 365 * 86_400_000

/** Takes away what opens nothing any more, and addresses nobody has shown to own. */
export async function tidyAccount(pool: Pool, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  await pool.query('delete from account.session_tokens where until < $1', [now])
  await pool.query(
    `delete from account.sessions where not exists (select from account.session_tokens where session_id = sessions.id)`,
  )
  await pool.query('delete from account.one_time_tokens where until < $1', [before(linkRememberedMs)])
  await pool.query('delete from account.address_changes where until < $1', [now])
  await pool.query('delete from account.login_codes where until < $1', [now])
  await pool.query('delete from account.known_places where seen_at < $1', [before(placeRememberedMs)])
  await pool.query('delete from account.login_steps where until < $1', [now])
  await pool.query('delete from account.attempts where until < $1', [now])
  await pool.query('delete from account.data_copies where until < $1 or (state = $3 and asked_at < $2)', [
    ...[now, before(forgottenAfterMs), 'failed'],
  ])
  await pool.query(`delete from account.customers where state = 'registered' and registered_at < $1`, [
    before(forgottenAfterMs),
  ])
}
