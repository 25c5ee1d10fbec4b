import type { ClientBase } from 'pg'
import { emailKey } from './email-key.ts'

/** A place where email addresses are stored. */
export interface EmailPlace {
  readonly table: string
  /** SQL: the address. */
  readonly email: string
  /** SQL: sets the address to this value. */
  readonly set: (value: string) => string
  /** Two rows cannot have the same address. */
  readonly isUnique?: boolean
}

/** Two rows that have the same mailbox, in different spellings. Neither is changed: nobody can tell which one its owner uses. */
export interface EmailCollision {
  readonly table: string
  readonly email: string
  readonly canonical: string
}

/** Brings stored addresses into the one form. For migrations: SQL alone cannot, because domains need IDNA. */
export async function canonicaliseEmails(
  client: ClientBase,
  places: readonly EmailPlace[],
  canonical: (email: string) => string,
): Promise<readonly EmailCollision[]> {
  const collisions: EmailCollision[] = []
  for (const place of places) {
    const { table, email, set, isUnique = false } = place
    const { rows } = await client.query<{ email: string }>(
      `select distinct ${email} as email from ${table} where ${email} <> ${emailKey(email)} or ${email} ~ '[^ -~]' order by 1`,
    )
    for (const { email: before } of rows) {
      const after = canonical(before)
      const taken =
        isUnique &&
        (await client.query(`select from ${table} where ${emailKey(email)} = $1 and ${email} <> $2`, [
          after,
          before,
        ]))
      if (taken && taken.rowCount !== 0) collisions.push({ table, email: before, canonical: after })
      else if (after !== before)
        await client.query(`update ${table} set ${set('$1::text')} where ${email} = $2`, [after, before])
    }
  }
  return collisions
}
