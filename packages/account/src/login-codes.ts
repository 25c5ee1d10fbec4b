import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import type { ClientBase, Pool } from 'pg'
import { isToken, newToken, tokenHash } from './token.ts'

/** Long enough for a slow mail server, too short for somebody who finds the email later. */
export const codeMs = 10 * 60_000
/** Guesses at a six-digit code in one attempt; another attempt needs the password again. */
export const mostCodeTries = 5
/** The first email and two more if it does not arrive. */
export const mostCodeEmails = 3

export type CodeCheck = { is: 'right'; customerId: string } | { is: 'wrong' } | { is: 'over' }

/** Codes for logins, each bound to its login attempt. */
export function loginCodes(secret: string) {
  const codeHash = (attempt: string, code: string) =>
    createHmac('sha256', secret).update(`login code ${attempt}:${code}`).digest()

  return {
    /** Begins an attempt. */
    async give(
      client: ClientBase,
      customerId: string,
      now: Date,
    ): Promise<{ attempt: string; code: string }> {
      const [attempt, code] = [newToken(), newCode()]
      await client.query(
        'insert into account.login_codes (hash, customer_id, code, until) values ($1, $2, $3, $4)',
        [tokenHash(attempt), customerId, codeHash(attempt, code), untilOf(now)],
      )
      return { attempt, code }
    },

    /** The customer of an attempt, locked; null if it is over or has used up its emails. */
    async whose(client: ClientBase, attempt: string, now: Date): Promise<string | null> {
      if (!isToken(attempt)) return null
      const { rows } = await client.query<{ customerId: string }>(
        `select customer_id as "customerId" from account.login_codes
          where hash = $1 and until > $2 and emails < $3 and tries < $4 for update`,
        [tokenHash(attempt), now, mostCodeEmails, mostCodeTries],
      )
      return rows[0]?.customerId ?? null
    },

    /** Another code for the same attempt; the previous one stops working. */
    async giveAgain(client: ClientBase, attempt: string, now: Date): Promise<string> {
      const code = newCode()
      await client.query(
        'update account.login_codes set code = $2, until = $3, emails = emails + 1 where hash = $1',
        [tokenHash(attempt), codeHash(attempt, code), untilOf(now)],
      )
      return code
    },

    /** The try is counted before the comparison, so that concurrent tries are all counted. A right code is used up. */
    async check(pool: Pool, attempt: string, code: string, now: Date): Promise<CodeCheck> {
      if (!isToken(attempt)) return { is: 'over' }
      const hash = tokenHash(attempt)
      const { rows } = await pool.query<{ code: Buffer }>(
        `update account.login_codes set tries = tries + 1 where hash = $1 and until > $2 and tries < $3 returning code`,
        [hash, now, mostCodeTries],
      )
      if (!rows[0]) return { is: 'over' }
      if (!timingSafeEqual(rows[0].code, codeHash(attempt, code))) return { is: 'wrong' }
      const spent = await pool.query<{ customerId: string }>(
        'delete from account.login_codes where hash = $1 and code = $2 returning customer_id as "customerId"',
        [hash, rows[0].code],
      )
      return spent.rows[0] ? { is: 'right', customerId: spent.rows[0].customerId } : { is: 'over' }
    },
  }
}

function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

const untilOf = (now: Date) => new Date(now.getTime() + codeMs)
