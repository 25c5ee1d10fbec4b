import { randomUUID } from 'node:crypto'
import { inTransaction } from '@wojaz/database'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { ClientBase, Pool } from 'pg'
import { maskedPlace } from './masked-place.ts'
import { judgeRefresh, refreshTokenMs, shortTokenMs } from './refresh-rule.ts'
import { isToken, newToken, tokenHash } from './token.ts'

/** The tokens of a login in the browser: a short one for every request, one to exchange for a new pair when it has expired. */
export interface SessionTokens {
  short: string
  refresh: string
}

export interface Customer {
  id: string
  email: string
  firstName: string
  lastName: string
}

/** A customer in one of their browsers. */
export interface SignedIn extends Customer {
  sessionId: string
  /** When they last proved who they are. */
  provenAt: Date
  mustChangePassword: boolean
  /** Their preferred departure airport. */
  airport: string | null
}

/** Where a session is used: the household's address and the user agent. */
export interface SeenFrom {
  readonly client: string
  readonly agent?: string | undefined
}

export type SessionRefusal = { code: 'session-over' }

const signedInColumns = `customers.id, email, first_name as "firstName", last_name as "lastName",
  sessions.id as "sessionId", proven_at as "provenAt", must_change_password as "mustChangePassword", airport`

export async function beginSession(
  client: ClientBase,
  customerId: string,
  from: SeenFrom,
  now: Date,
): Promise<SessionTokens> {
  const id = randomUUID()
  await client.query(
    `insert into account.sessions (id, customer_id, begun_at, proven_at, seen_at, browser, place)
     values ($1, $2, $3, $3, $3, $4, $5)`,
    [id, customerId, now, browserOf(from), maskedPlace(from.client)],
  )
  return giveTokens(client, id, now)
}

/** The customer of a short token; null if it is not valid any more. */
export async function whoHas(pool: Pool, short: string, now: Date): Promise<SignedIn | null> {
  if (!isToken(short)) return null
  const { rows } = await pool.query<SignedIn>(
    `select ${signedInColumns} from account.session_tokens
       join account.sessions on sessions.id = session_id join account.customers on customers.id = customer_id
      where hash = $1 and kind = 'short' and until > $2`,
    [tokenHash(short), now],
  )
  return rows[0] ?? null
}

/** Exchanges a refresh token for a new pair. A token that was already exchanged ends the whole session. */
export async function refreshSession(
  pool: Pool,
  refresh: string,
  { from, now }: { from?: SeenFrom | undefined; now: Date },
): Promise<Outcome<{ tokens: SessionTokens; customer: SignedIn }, SessionRefusal>> {
  if (!isToken(refresh)) return refused({ code: 'session-over' })
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<SignedIn & { until: Date; usedAt: Date | null; begunAt: Date }>(
      `select ${signedInColumns}, until, used_at as "usedAt", begun_at as "begunAt"
         from account.session_tokens
         join account.sessions on sessions.id = session_id join account.customers on customers.id = customer_id
        where hash = $1 and kind = 'refresh' for update of session_tokens, sessions`,
      [tokenHash(refresh)],
    )
    const [found] = rows
    if (!found) return refused({ code: 'session-over' })
    const { until, usedAt, begunAt, ...customer } = found
    const session = customer.sessionId
    const judgement = judgeRefresh({ until, usedAt, begunAt }, now)
    if (judgement === 'replayed') await client.query('delete from account.sessions where id = $1', [session])
    if (judgement !== 'renewed') return refused({ code: 'session-over' })
    await client.query('update account.session_tokens set used_at = coalesce(used_at, $2) where hash = $1', [
      tokenHash(refresh),
      now,
    ])
    await client.query(
      'update account.sessions set seen_at = $2, browser = coalesce($3, browser), place = coalesce($4, place) where id = $1',
      [session, now, from ? browserOf(from) : null, from ? maskedPlace(from.client) : null],
    )
    return accepted({ tokens: await giveTokens(client, session, now), customer })
  })
}

/** The customer has proven again who they are. */
export async function proveSession(pool: Pool, id: string, now: Date): Promise<void> {
  await pool.query('update account.sessions set proven_at = $2 where id = $1', [id, now])
}

/** Ends the session of any of these tokens. */
export async function endSession(pool: Pool, tokens: readonly string[]): Promise<void> {
  await pool.query(
    `delete from account.sessions where id in (select session_id from account.session_tokens where hash = any($1))`,
    [tokens.map(tokenHash)],
  )
}

function browserOf({ agent }: SeenFrom): string | null {
  return agent?.slice(0, 200) ?? null
}

async function giveTokens(client: ClientBase, session: string, now: Date): Promise<SessionTokens> {
  const tokens = { short: newToken(), refresh: newToken() }
  const after = (ms: number) => new Date(now.getTime() + ms)
  await client.query(
    `insert into account.session_tokens (hash, session_id, kind, until) values ($1, $3, 'short', $4), ($2, $3, 'refresh', $5)`,
    [tokenHash(tokens.short), tokenHash(tokens.refresh), session, after(shortTokenMs), after(refreshTokenMs)],
  )
  return tokens
}
