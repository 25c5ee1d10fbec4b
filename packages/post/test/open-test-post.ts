import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase } from '@wojaz/database'
import { createTestDatabase } from '@wojaz/database/testing'
import type pg from 'pg'
import { migratePost } from '../src/migrate-post.ts'
import { openPost, type Post, type PostOptions } from '../src/open-post.ts'

export interface TestPost {
  post: Post
  pool: pg.Pool
  folder: string
  logged: { facts: Record<string, unknown>; message: string }[]
  outcomes: string[]
  /** Another node of the same shop. */
  neighbour(): Post
  moveClock(ms: number): void
  rows<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]>
  close(): Promise<void>
}

export const noon = new Date('2026-06-01T12:00:00Z')
export const office = 'biuro@wojaz.example'

/** Its connections may be cut at any moment, as when a test's database is dropped before the last goodbye has arrived. */
const open = (url: string) => openDatabase({ url, applicationName: 'test', onError() {} })

/** A post office of its own database, at noon until the test moves the clock. */
export async function openTestPost(given: Partial<PostOptions> = {}): Promise<TestPost> {
  const database = await createTestDatabase({
    template: {
      name: 'post',
      async make(url) {
        const template = open(url)
        await migratePost(template.pool)
        await template.close()
      },
    },
  })
  const { pool, close } = open(database.url)
  const folder = await mkdtemp(path.join(tmpdir(), 'wojaz-post-'))
  const logged: TestPost['logged'] = []
  const note = (facts: object, message: string) =>
    void logged.push({ facts: facts as Record<string, unknown>, message })
  const outcomes: string[] = []
  let now = noon
  const options: PostOptions = {
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
    post: openPost(options),
    neighbour: () => openPost(options),
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
