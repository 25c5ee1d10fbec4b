import type { Pool } from 'pg'

/** An account that is not activated by then is deleted. This is long enough for another email after the first has expired. */
const forgottenAfterMs = 30 * 86_400_000
/** For this long the page of an expired or used link can say what happened to it. */
const linkRememberedMs = 21 * 86_400_000
/** As long as a device is known. */
const placeRememberedMs = 365 * 86_400_000

/** Deletes expired rows and addresses that nobody has proven to own. */
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
