import { createRequire } from 'node:module'
import path from 'node:path'
import { canonicaliseEmails, type EmailPlace, migrate } from '@wojaz/database'
import { canonicalEmail } from '@wojaz/travel/guest'
import type { Pool } from 'pg'

const emails: readonly EmailPlace[] = [
  { table: 'staff.members', email: 'login', set: (value) => `login = ${value}`, isUnique: true },
]

/** Brings the schema `staff` up to date and returns the migrations that ran. */
export function migrateStaff(pool: Pool): Promise<string[]> {
  // Resolved by package name, because in a bundle this file is in another folder but the package is not.
  const server = createRequire(import.meta.url).resolve('@wojaz/staff/server')
  return migrate(pool, {
    schema: 'staff',
    folder: path.join(path.dirname(server), '../migrations'),
    steps: {
      '0005-one-form-of-emails.sql': async (client) =>
        void (await canonicaliseEmails(client, emails, canonicalEmail)),
    },
  })
}
