import { createRequire } from 'node:module'
import path from 'node:path'
import { canonicaliseEmails, type Database, type EmailPlace, migrate } from '@wojaz/database'
import { canonicalEmail } from '@wojaz/travel/guest'

const emails: readonly EmailPlace[] = [
  { table: 'alerts.alert', email: 'email', set: (value) => `email = ${value}` },
]

/** Brings the schema `alerts` up to date and returns the migrations that ran. */
export function migratePriceAlerts(pool: Database['pool']): Promise<string[]> {
  // Resolved by package name, because in a bundle this file is in another folder but the package is not.
  const server = createRequire(import.meta.url).resolve('@wojaz/price-alerts/server')
  return migrate(pool, {
    schema: 'alerts',
    folder: path.join(path.dirname(server), '../migrations'),
    steps: {
      '0002-one-form-of-emails.sql': async (client) =>
        void (await canonicaliseEmails(client, emails, canonicalEmail)),
    },
  })
}
