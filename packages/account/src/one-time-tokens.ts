import type { Locale } from '@wojaz/travel/locale'
import type { ClientBase, Pool } from 'pg'
import { isToken, newToken, tokenHash } from './token.ts'

/** The input of a registration; the password only as its hash. */
export interface PendingRegistration {
  firstName: string
  lastName: string
  passwordHash: string
  locale: Locale
  /** Hash of the token stored in the browser in which this was typed; older links have none. */
  browser?: string | null
}

export type Purpose = 'activation' | 'reset'

/** A customer who reads email after a week of holidays can still activate; a new password is needed now. */
const validMs = { activation: 7 * 86_400_000, reset: 2 * 3_600_000 } as const

export async function giveOneTimeToken(
  client: ClientBase,
  customerId: string,
  purpose: Purpose,
  { now, registration = null }: { now: Date; registration?: PendingRegistration | null },
): Promise<{ token: string; until: Date }> {
  const token = newToken()
  const until = new Date(now.getTime() + validMs[purpose])
  await client.query(
    `insert into account.one_time_tokens (hash, customer_id, purpose, until, registration) values ($1, $2, $3, $4, $5)`,
    [tokenHash(token), customerId, purpose, until, registration],
  )
  return { token, until }
}

export interface FoundToken {
  customerId: string
  email: string
  registration: PendingRegistration | null
}

const find = `select customer_id as "customerId", email, registration
  from account.one_time_tokens join account.customers on customers.id = customer_id
  where hash = $1 and purpose = $2 and until > $3 and spent_at is null`

/** Whether the token is valid now. Nothing is locked: it may be used up before the caller uses it. */
export async function findOneTimeToken(
  pool: Pool,
  token: string,
  purpose: Purpose,
  now: Date,
): Promise<FoundToken | null> {
  if (!isToken(token)) return null
  const { rows } = await pool.query<FoundToken>(find, [tokenHash(token), purpose, now])
  return rows[0] ?? null
}

/** Locks the token, so that of two concurrent requests one finds it used. */
export async function takeOneTimeToken(
  client: ClientBase,
  token: string,
  purpose: Purpose,
  now: Date,
): Promise<FoundToken | null> {
  const { rows } = await client.query<FoundToken>(`${find} for update`, [tokenHash(token), purpose, now])
  return rows[0] ?? null
}

/** Uses up all tokens of the customer, so that no second email can do the same. The typed registration is deleted with them. */
export async function spendOneTimeTokens(client: ClientBase, customerId: string, now: Date): Promise<void> {
  await client.query(
    `update account.one_time_tokens set spent_at = coalesce(spent_at, $2), registration = registration - array['firstName', 'lastName', 'passwordHash', 'browser']
      where customer_id = $1`,
    [customerId, now],
  )
}

export type LinkState = 'good' | 'used' | 'late' | 'unknown'

export interface SeenLink {
  state: LinkState
  email: string | null
  registration: Partial<PendingRegistration> | null
}

/** The state of a link. Whoever has the link can read the owner's mail. */
export async function seeLink(pool: Pool, token: string, purpose: Purpose, now: Date): Promise<SeenLink> {
  const unknown = { state: 'unknown', email: null, registration: null } as const
  if (!isToken(token)) return unknown
  const { rows } = await pool.query<Omit<SeenLink, 'state'> & { until: Date; spentAt: Date | null }>(
    `select email, registration, until, spent_at as "spentAt"
       from account.one_time_tokens join account.customers on customers.id = customer_id
      where hash = $1 and purpose = $2`,
    [tokenHash(token), purpose],
  )
  const [found] = rows
  if (!found) return unknown
  const { email, registration, until, spentAt } = found
  return { email, registration, state: spentAt ? 'used' : until > now ? 'good' : 'late' }
}
