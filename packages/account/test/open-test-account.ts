import { openDatabase } from '@wojaz/database'
import { createTestDatabase } from '@wojaz/database/testing'
import { migratePost } from '@wojaz/post/server'
import { migrateAccount } from '../src/migrate-account.ts'
import { openAccount } from '../src/open-account.ts'

const noon = new Date('2026-06-01T12:00:00Z')
const open = (url: string) => openDatabase({ url, applicationName: 'test', onError() {} })

export type TestAccount = Awaited<ReturnType<typeof openTestAccount>>

/** Accounts of their own database, at noon until the test moves the clock. */
export async function openTestAccount() {
  const database = await createTestDatabase({
    template: {
      name: 'account',
      async make(url) {
        const template = open(url)
        await migratePost(template.pool)
        await migrateAccount(template.pool)
        await template.close()
      },
    },
  })
  const { pool, close } = open(database.url)
  let now = noon
  const account = openAccount({
    ...{ pool, clock: () => now, secret: 'a secret for tests only', siteUrl: 'https://wojaz.example' },
    log: { warn() {} },
    passwordCost: 10,
  })
  return {
    account,
    pool,
    moveClock: (ms: number) => {
      now = new Date(now.getTime() + ms)
    },
    /** Letters that wait, the newest last. */
    letters: async () =>
      (
        await pool.query<{ kind: string; to: string; subject: string; text: string }>(
          `select kind, recipient as to, contents->>'subject' as subject, contents->>'text' as text from post.letters order by queued_at, id`,
        )
      ).rows,
    /** The token of the newest letter of a kind. */
    async token(kind: 'activate' | 'reset'): Promise<string> {
      const { rows } = await pool.query<{ text: string }>(
        `select contents->>'text' as text from post.letters where kind = $1 order by queued_at desc limit 1`,
        [`account-${kind}`],
      )
      return /[?]token=(\S+)/.exec(rows[0]?.text ?? '')?.[1] ?? ''
    },
    async close() {
      await close()
      await database.drop()
    },
  }
}
