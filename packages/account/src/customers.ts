import { randomUUID } from 'node:crypto'
import { emailKey, isEmail } from '@wojaz/database'
import { canonicalEmail } from '@wojaz/travel/guest'
import type { Locale } from '@wojaz/travel/locale'
import type { ClientBase, Pool } from 'pg'
import type { Registration } from './account-forms.ts'
import type { PendingRegistration } from './one-time-tokens.ts'
import type { Customer } from './sessions.ts'

export interface CustomerRow extends Customer {
  /** Null if they log in by an identity provider or a passkey. */
  passwordHash: string | null
  locale: Locale
  state: 'registered' | 'active'
  /** Hash of the token stored in the browser in which they registered. */
  browser?: string | null
}

export interface NewCustomer extends Pick<Registration, 'email'>, PendingRegistration {}

const select = `select id, email, first_name as "firstName", last_name as "lastName", password_hash as "passwordHash", locale, state, registered_in as browser
  from account.customers where ${isEmail('email', '$1')}`

export async function findCustomer(client: ClientBase | Pool, email: string): Promise<CustomerRow | null> {
  const { rows } = await client.query<CustomerRow>(select, [canonicalEmail(email)])
  return rows[0] ?? null
}

/**
 * Returns the customer of this address, locked, and creates one if there is none. A customer who is not active yet is overwritten
 * with the newest input; an active one is not changed by somebody who merely knows the address.
 */
export async function takeCustomer(client: ClientBase, given: NewCustomer, now: Date): Promise<CustomerRow> {
  const { firstName, lastName, passwordHash, locale, browser = null } = given
  const email = canonicalEmail(given.email)
  await client.query(
    `insert into account.customers (id, email, first_name, last_name, password_hash, locale, registered_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (${emailKey('email')}) do nothing`,
    [randomUUID(), email, firstName, lastName, passwordHash, locale, now],
  )
  const { rows } = await client.query<CustomerRow>(`${select} for update`, [email])
  const [found] = rows
  if (!found) throw new Error('A customer vanished while being written.')
  if (found.state === 'active') return found
  await client.query(
    `update account.customers set email = $2, first_name = $3, last_name = $4, password_hash = $5, locale = $6, registered_at = $7,
       registered_in = $8
     where id = $1`,
    [found.id, email, firstName, lastName, passwordHash, locale, now, browser],
  )
  return { ...found, ...given, email }
}

/** The address is proven to be theirs. */
export async function activateCustomer(
  client: ClientBase,
  id: string,
  { firstName, lastName, passwordHash, locale }: PendingRegistration,
  now: Date,
): Promise<void> {
  await client.query(
    `update account.customers set state = 'active', activated_at = coalesce(activated_at, $6),
       first_name = $2, last_name = $3, password_hash = $4, locale = $5, registered_in = null where id = $1`,
    [id, firstName, lastName, passwordHash, locale, now],
  )
}

/** A password set by an email link also proves the address. All sessions of the old password end. */
export async function replacePassword(
  client: ClientBase,
  id: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await client.query(
    `update account.customers set state = 'active', activated_at = coalesce(activated_at, $2), registered_in = null where id = $1`,
    [id, now],
  )
  await writePassword(client, id, passwordHash)
  await client.query('delete from account.sessions where customer_id = $1', [id])
}

/** Also ends logins that wait for a code, because they began with the old password. */
export async function writePassword(client: ClientBase, id: string, passwordHash: string): Promise<void> {
  await client.query(
    `update account.customers set password_hash = $2, must_change_password = false where id = $1`,
    [id, passwordHash],
  )
  await client.query('delete from account.login_codes where customer_id = $1', [id])
}

export async function customerById(
  client: ClientBase,
  id: string,
): Promise<Customer & Pick<CustomerRow, 'locale'>> {
  const { rows } = await client.query<Customer & Pick<CustomerRow, 'locale'>>(
    `select id, email, first_name as "firstName", last_name as "lastName", locale from account.customers where id = $1`,
    [id],
  )
  if (!rows[0]) throw new Error('A customer vanished while being read.')
  return rows[0]
}
