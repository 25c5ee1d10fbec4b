import { createRequire } from 'node:module'
import path from 'node:path'
import { canonicaliseEmails, type Database, type EmailPlace, migrate } from '@wojaz/database'
import { canonicalEmail } from '@wojaz/travel/guest'

const emails: readonly EmailPlace[] = [
  {
    table: 'attractions.orders',
    email: `(contact ->> 'email')`,
    set: (value) => `contact = jsonb_set(contact, '{email}', to_jsonb(${value}))`,
  },
  {
    table: 'attractions.carts',
    email: `(contact ->> 'email')`,
    set: (value) => `contact = jsonb_set(contact, '{email}', to_jsonb(${value}))`,
  },
]

/** Brings the schema `attractions` up to date and returns the migrations that ran. */
export function migrateAttractions(pool: Database['pool']): Promise<string[]> {
  // Resolved by package name, because in a bundle this file is in another folder but the package is not.
  const server = createRequire(import.meta.url).resolve('@wojaz/attractions/server')
  return migrate(pool, {
    schema: 'attractions',
    folder: path.join(path.dirname(server), '../migrations'),
    steps: {
      '0005-one-form-of-emails.sql': async (client) =>
        void (await canonicaliseEmails(client, emails, canonicalEmail)),
    },
  })
}
