import { createRequire } from 'node:module'
import path from 'node:path'
import { canonicaliseEmails, type EmailPlace, migrate } from '@wojaz/database'
import { canonicalEmail } from '@wojaz/travel/guest'
import type { Pool } from 'pg'

const emails: readonly EmailPlace[] = [
  {
    table: 'booking.orders',
    email: `(sold -> 'contact' ->> 'email')`,
    set: (value) => `sold = jsonb_set(sold, '{contact,email}', to_jsonb(${value}))`,
  },
  {
    table: 'booking.carts',
    email: `(contact ->> 'email')`,
    set: (value) => `contact = jsonb_set(contact, '{email}', to_jsonb(${value}))`,
  },
  { table: 'booking.carts', email: 'later_email', set: (value) => `later_email = ${value}` },
]

/** Brings the schema `booking` up to date and returns the migrations that ran now. */
export function migrateBooking(pool: Pool): Promise<string[]> {
  // Resolved from the package, because this file has another path in a bundle.
  const server = createRequire(import.meta.url).resolve('@wojaz/booking/server')
  return migrate(pool, {
    schema: 'booking',
    folder: path.join(path.dirname(server), '../migrations'),
    steps: {
      '0042-one-form-of-emails.sql': async (client) =>
        void (await canonicaliseEmails(client, emails, canonicalEmail)),
    },
  })
}
