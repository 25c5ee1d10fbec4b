import { randomUUID } from 'node:crypto'
import { openDatabase } from '@wojaz/database'
import { createTestDatabase } from '@wojaz/database/testing'
import { migrateMail } from '@wojaz/mail/server'
import { noFiles } from '../src/message-files.ts'
import { migrateTalks } from '../src/migrate-talks.ts'
import { openTalks } from '../src/open-talks.ts'
import type { Reader } from '../src/talk.ts'

export const noon = '2026-06-01T10:00:00Z'

export type TestTalks = Awaited<ReturnType<typeof openTestTalks>>

/** The talks package with a separate database, at noon until the test moves the clock. */
export async function openTestTalks() {
  const { url, drop } = await createTestDatabase()
  const { pool, close } = openDatabase({ url, applicationName: 'test', onError() {} })
  await migrateMail(pool)
  await migrateTalks(pool)
  let now = Date.parse(noon)
  const open = () =>
    openTalks({
      pool,
      databaseUrl: url,
      files: noFiles,
      siteUrl: 'https://wojaz.example',
      // Every call advances the clock by a millisecond, so that messages have an order in time.
      clock: () => new Date(now++),
      customersOf: async (_, ids) =>
        ids.map((id) => ({ customerId: id, email: `${id}@wojaz.example`, locale: 'pl' as const })),
      buyerOf: async () => ({ customerId: null, email: 'buyer@wojaz.example', locale: 'pl' as const }),
      hasBuyer: () => 'true',
      onEmails() {},
      onError() {},
    })
  const talks = await open()
  const others: { close(): Promise<void> }[] = []
  return {
    talks,
    pool,
    /** Another node of the same shop. */
    async neighbour() {
      const other = await open()
      others.push(other)
      return other
    },
    setClock(moment: string) {
      now = Date.parse(moment)
    },
    emailsTo: async (email: string) =>
      (
        await pool.query<{ subject: string; text: string }>(
          `select contents->>'subject' as subject, contents->>'text' as text from mail.emails
           where recipient = $1 order by queued_at`,
          [email],
        )
      ).rows,
    async close() {
      for (const other of others) await other.close()
      await talks.close()
      await close()
      await drop()
    },
  }
}

let orders = 100_000_000
/** A number that no other test has. */
export function newOrder(): string {
  orders += 1
  return `W${orders}`
}

export function newReader(...numbers: string[]): Reader {
  return { customerId: randomUUID(), orders: numbers }
}

/** A message with a new idempotency key. */
export function say(text: string, sentAs: string = randomUUID()) {
  return { text, sentAs }
}
