import { isToken, newToken, tokenHash } from '@wojaz/account/server'
import type { ClientBase, Pool } from 'pg'
import type { Member } from './member.ts'
import { memberColumns } from './members.ts'
import { isSessionOpen } from './staff-limits.ts'

/** The last use is stored at most this often: not every request is a write. */
const seenEveryMs = 60_000

export async function beginSession(
  client: Pick<ClientBase, 'query'>,
  memberId: string,
  now: Date,
): Promise<string> {
  const token = newToken()
  await client.query(
    'insert into staff.sessions (hash, member_id, begun_at, seen_at) values ($1, $2, $3, $3)',
    [tokenHash(token), memberId, now],
  )
  return token
}

/** The member of a session; null if it is not valid any more. */
export async function whoHas(pool: Pool, token: string, now: Date): Promise<Member | null> {
  if (!isToken(token)) return null
  const { rows } = await pool.query<Member & { begunAt: Date; seenAt: Date }>(
    `select ${memberColumns}, begun_at as "begunAt", seen_at as "seenAt" from staff.sessions
       join staff.members on members.id = member_id
     where hash = $1 and state = 'active'`,
    [tokenHash(token)],
  )
  const [row] = rows
  if (!row || !isSessionOpen(row, now)) return null
  const { begunAt: _, seenAt, ...member } = row
  if (now.getTime() - seenAt.getTime() > seenEveryMs)
    await pool.query('update staff.sessions set seen_at = $2 where hash = $1 and seen_at < $2', [
      tokenHash(token),
      now,
    ])
  return member
}

export async function endSession(pool: Pool, token: string): Promise<void> {
  await pool.query('delete from staff.sessions where hash = $1', [tokenHash(token)])
}
