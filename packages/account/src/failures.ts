import { createHmac } from 'node:crypto'
import type { ClientBase, Pool } from 'pg'

/** Who tries a password: for which address, and from where. */
export interface Attempt {
  email: string
  /** The browser's address, or the household's. */
  client: string
}

export const windowMs = 15 * 60_000
/** Whoever mistypes ten times asks for a new password anyway. */
export const failuresPerAddress = 10
/** A family behind one router, all of them forgetful. */
export const failuresPerClient = 40

/** Wrong passwords count for a quarter of an hour, whether the address has an account or not. */
export function countingFailures(secret: string) {
  const subjectOf = (kind: string, text: string) =>
    createHmac('sha256', secret).update(`account ${kind}:${text}`).digest()
  const subjectsOf = ({ email, client }: Attempt) =>
    [subjectOf('address', email.toLowerCase()), subjectOf('client', client)] as const

  return {
    async isTired(client: ClientBase | Pool, attempt: Attempt, now: Date): Promise<boolean> {
      const { rows } = await client.query<{ by_address: number; by_client: number }>(
        `select count(*) filter (where subject = $1)::int as by_address, count(*) filter (where subject = $2)::int as by_client
           from account.failures where subject in ($1, $2) and failed_at > $3`,
        [...subjectsOf(attempt), new Date(now.getTime() - windowMs)],
      )
      const [{ by_address, by_client } = { by_address: 0, by_client: 0 }] = rows
      return by_address >= failuresPerAddress || by_client >= failuresPerClient
    },

    async note(client: ClientBase | Pool, attempt: Attempt, now: Date): Promise<void> {
      await client.query('insert into account.failures (subject, failed_at) values ($1, $3), ($2, $3)', [
        ...subjectsOf(attempt),
        now,
      ])
    },
  }
}
