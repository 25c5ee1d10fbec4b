import { randomUUID } from 'node:crypto'
import { emailKey } from '@wojaz/database'
import type { Locale } from '@wojaz/travel/locale'
import type { ClientBase, Pool } from 'pg'
import { spendOneTimeTokens } from '../one-time-tokens.ts'
import type { Identity, ProviderName } from './providers/identity-provider.ts'

export interface LinkedLogin {
  id: string
  provider: ProviderName
  /** The address at the provider; null if it is not told. */
  email: string | null
  linkedAt: Date
}

/** The customer of this identity; null if it is linked to nobody. */
export async function ownerOfIdentity(
  client: ClientBase,
  { issuer, subject, email }: Identity,
  now: Date,
): Promise<string | null> {
  const { rows } = await client.query<{ id: string }>(
    `update account.identities set used_at = $3, email = coalesce($4, email) where issuer = $1 and subject = $2 returning customer_id as id`,
    [issuer, subject, now, email],
  )
  return rows[0]?.id ?? null
}

/** Returns the customer who has it now: another request may have been faster. `isNew`: nobody had it before. */
export async function linkIdentity(
  client: ClientBase,
  customerId: string,
  { provider, issuer, subject, email }: Identity,
  now: Date,
): Promise<{ owner: string; isNew: boolean }> {
  const { rows } = await client.query<{ owner: string; isNew: boolean }>(
    `insert into account.identities (id, customer_id, provider, issuer, subject, email, linked_at, used_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7)
     on conflict (issuer, subject) do update set used_at = excluded.used_at
     returning customer_id as owner, xmax = 0 as "isNew"`,
    [randomUUID(), customerId, provider, issuer, subject, email, now],
  )
  if (!rows[0]) throw new Error('A login vanished while being linked.')
  return rows[0]
}

/**
 * Creates an account without a password for a guest with a proven address; null if the address has an account. An unactivated
 * registration of the address, password included, is deleted.
 */
export async function openCustomer(
  client: ClientBase,
  { email, firstName, lastName }: Pick<Identity, 'firstName' | 'lastName'> & { email: string },
  { locale, now }: { locale: Locale; now: Date },
): Promise<string | null> {
  const { rows } = await client.query<{ id: string }>(
    `insert into account.customers as known (id, email, first_name, last_name, password_hash, locale, state, registered_at, activated_at)
     values ($1, $2, $3, $4, null, $5, 'active', $6, $6)
     on conflict (${emailKey('email')}) do update set
       email = excluded.email, first_name = excluded.first_name, last_name = excluded.last_name, password_hash = null,
       locale = excluded.locale, state = 'active', activated_at = excluded.activated_at
     where known.state <> 'active'
     returning id`,
    [randomUUID(), email, firstName, lastName, locale, now],
  )
  const [opened] = rows
  if (opened) await spendOneTimeTokens(client, opened.id, now)
  return opened?.id ?? null
}

export async function identitiesOf(pool: Pool, customerId: string): Promise<LinkedLogin[]> {
  const { rows } = await pool.query<LinkedLogin>(
    `select id, provider, email, linked_at as "linkedAt" from account.identities where customer_id = $1 order by linked_at, id`,
    [customerId],
  )
  return rows
}
