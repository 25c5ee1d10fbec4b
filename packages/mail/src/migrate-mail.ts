import { createRequire } from 'node:module'
import path from 'node:path'
import { canonicaliseEmails, type EmailPlace, migrate } from '@wojaz/database'
import { canonicalEmail } from '@wojaz/travel/guest'
import type { Pool } from 'pg'

const emails: readonly EmailPlace[] = [
  { table: 'mail.emails', email: 'recipient', set: (value) => `recipient = ${value}` },
  { table: 'mail.subscriptions', email: 'email', set: (value) => `email = ${value}` },
  { table: 'mail.messages', email: 'email', set: (value) => `email = ${value}` },
]

/** Brings the schema `mail` up to date and returns the migrations that ran. */
export function migrateMail(pool: Pool): Promise<string[]> {
  // Resolved by package name, because in a bundle this file is in another folder but the package is not.
  const server = createRequire(import.meta.url).resolve('@wojaz/mail/server')
  const folder = path.join(path.dirname(server), '../migrations')
  return migrate(pool, {
    schema: 'mail',
    formerSchema: 'post',
    folder,
    steps: {
      '0010-one-form-of-emails.sql': async (client) =>
        void (await canonicaliseEmails(client, emails, canonicalEmail)),
    },
  })
}
