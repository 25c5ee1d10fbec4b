import { openDatabase, type SealKey } from '@wojaz/database'
import { createTestDatabase } from '@wojaz/database/testing'
import { migrateMail } from '@wojaz/mail/server'
import { migrateAccount } from '../src/migrate-account.ts'
import { openAccount } from '../src/open-account.ts'
import { openPasswords, type Passwords } from '../src/passwords/open-passwords.ts'

const noon = new Date('2026-06-01T12:00:00Z')
/** Encrypts documents in tests. */
export const testKey: SealKey = { id: 'test', key: Buffer.alloc(32, 7) }
const open = (url: string) => openDatabase({ url, applicationName: 'test', onError() {} })

export type TestAccount = Awaited<ReturnType<typeof openTestAccount>>

/** Accounts in a separate database, at noon until the test moves the clock. */
export async function openTestAccount() {
  const database = await createTestDatabase({
    template: {
      name: 'account',
      isEmpty: true,
      async make(url) {
        const template = open(url)
        await migrateMail(template.pool)
        await migrateAccount(template.pool)
        await template.close()
      },
    },
  })
  const { pool, close } = open(database.url)
  let now = noon
  const clock = () => now
  const secret = 'a secret for tests only'
  const opened: { close(): Promise<void> }[] = []
  /** A node of the shop; `change` wraps the password service. */
  function openNode(
    change: (passwords: Passwords) => Passwords = (same) => same,
    keys: readonly SealKey[] = [testKey],
  ) {
    const passwords = openPasswords({ pool, clock, secret, cost: 10 })
    const account = openAccount({
      pool,
      clock,
      passwords: change(passwords),
      secret,
      siteUrl: 'https://wojaz.example',
      documentKeys: keys,
      log: { warn() {} },
    })
    opened.push(account, passwords)
    return account
  }
  const account = openNode()
  return {
    account,
    openNode,
    pool,
    moveClock: (ms: number) => {
      now = new Date(now.getTime() + ms)
    },
    /** Queued emails, the newest last. */
    async emails() {
      await account.emailsWritten()
      const { rows } = await pool.query<{ kind: string; to: string; subject: string; text: string }>(
        `select kind, recipient as to, contents->>'subject' as subject, contents->>'text' as text from mail.emails order by queued_at, id`,
      )
      return rows
    },
    /** The digits in the newest email with a code. */
    async code(): Promise<string> {
      const { rows } = await pool.query<{ subject: string }>(
        `select contents->>'subject' as subject from mail.emails where kind = 'account-code' order by queued_at desc, id desc limit 1`,
      )
      return /\d{6}/.exec(rows[0]?.subject ?? '')?.[0] ?? ''
    },
    /** The token of the newest email of a kind. */
    async token(kind: 'activate' | 'reset' | 'address-old' | 'address-new'): Promise<string> {
      await account.emailsWritten()
      const { rows } = await pool.query<{ text: string }>(
        `select contents->>'text' as text from mail.emails where kind = $1 order by queued_at desc limit 1`,
        [`account-${kind}`],
      )
      return /[?]token=(\S+)/.exec(rows[0]?.text ?? '')?.[1] ?? ''
    },
    async close() {
      for (const each of opened) await each.close()
      await close()
      await database.drop()
    },
  }
}
