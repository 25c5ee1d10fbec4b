import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase } from '@wojaz/database'
import { createTestDatabase } from '@wojaz/database/testing'
import type pg from 'pg'
import { migrateMail } from '../src/migrate-mail.ts'
import { type Mail, type MailOptions, openMail } from '../src/open-mail.ts'

export interface TestMail {
  mail: Mail
  pool: pg.Pool
  folder: string
  logged: { facts: Record<string, unknown>; message: string }[]
  outcomes: string[]
  /** Another node of the same shop. */
  neighbour(): Mail
  moveClock(ms: number): void
  rows<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]>
  close(): Promise<void>
}

export const noon = new Date('2026-06-01T12:00:00Z')
export const office = 'biuro@wojaz.example'

/** Its connections may be cut at any moment, for instance when a test's database is dropped before they have ended. */
const open = (url: string) => openDatabase({ url, applicationName: 'test', onError() {} })

/** The mail package with a separate database, at noon until the test moves the clock. */
export async function openTestMail(given: Partial<MailOptions> = {}): Promise<TestMail> {
  const database = await createTestDatabase({
    template: {
      name: 'mail',
      isEmpty: true,
      async make(url) {
        const template = open(url)
        await migrateMail(template.pool)
        await template.close()
      },
    },
  })
  const { pool, close } = open(database.url)
  const folder = await mkdtemp(path.join(tmpdir(), 'wojaz-mail-'))
  const logged: TestMail['logged'] = []
  const note = (facts: object, message: string) =>
    void logged.push({ facts: facts as Record<string, unknown>, message })
  const outcomes: string[] = []
  let now = noon
  const options: MailOptions = {
    pool,
    clock: () => now,
    log: { info: note, warn: note, error: note },
    secret: 'a secret for tests only',
    siteUrl: 'https://wojaz.example',
    smtpUrl: null,
    folder,
    from: 'Wojaż <listy@wojaz.example>',
    office,
    onOutcome: (kind, outcome) => void outcomes.push(`${kind} ${outcome}`),
    ...given,
  }
  return {
    mail: openMail(options),
    neighbour: () => openMail(options),
    pool,
    folder,
    logged,
    outcomes,
    moveClock: (ms) => {
      now = new Date(now.getTime() + ms)
    },
    rows: async <Row extends pg.QueryResultRow>(sql: string) => (await pool.query<Row>(sql)).rows,
    async close() {
      await close()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
