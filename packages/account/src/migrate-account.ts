import { createRequire } from 'node:module'
import path from 'node:path'
import { canonicaliseEmails, type EmailPlace, migrate } from '@wojaz/database'
import { canonicalEmail } from '@wojaz/travel/guest'
import type { ClientBase, Pool } from 'pg'

const emails: readonly EmailPlace[] = [
  { table: 'account.customers', email: 'email', set: (value) => `email = ${value}`, isUnique: true },
  { table: 'account.address_changes', email: 'new_email', set: (value) => `new_email = ${value}` },
  { table: 'account.identities', email: 'email', set: (value) => `email = ${value}` },
]

/** Brings the schema `account` up to date and returns the migrations that ran. */
export function migrateAccount(pool: Pool): Promise<string[]> {
  // Resolved by package name, because in a bundle this file is in another folder but the package is not.
  const server = createRequire(import.meta.url).resolve('@wojaz/account/server')
  return migrate(pool, {
    schema: 'account',
    folder: path.join(path.dirname(server), '../migrations'),
    steps: { '0011-one-form-of-emails.sql': oneFormOfEmails },
  })
}

/** Customers with one mailbox in two spellings are reported and left as they are. */
async function oneFormOfEmails(client: ClientBase): Promise<void> {
  const collisions = await canonicaliseEmails(client, emails, canonicalEmail)
  await client.query(
    'insert into account.email_collisions (customer_id) select id from account.customers where email = any($1)',
    [collisions.map(({ email }) => email)],
  )
}
