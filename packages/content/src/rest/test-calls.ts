import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@wojaz/database'
import type { TestDatabase } from '@wojaz/database/testing'
import { type Content, openContent } from '../open-content.ts'
import { testOptions } from '../test-options.ts'
import { testSite } from '../test-site.ts'
import { contentTestDatabase, testAdmin } from '../testing.ts'

export const site = 'http://localhost:3000'
export const winterPath =
  '/api/pages?depth=2&locale=cs&where[url][equals]=/zima&where[active][equals]=true&filterByActive=true'

/** API calls of guests and editors, to a separate test site. */
export function testCalls() {
  let database: TestDatabase
  let content: Content
  let mediaFolder = ''
  const session = { cookie: '' }

  const get = (path: string, headers: Record<string, string> = {}) =>
    content.handle(new Request(`${site}${path}`, { headers }))
  const send = (method: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
    content.handle(
      new Request(`${site}${path}`, {
        method,
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      }),
    )
  const post = (path: string, body: unknown, headers?: Record<string, string>) =>
    send('POST', path, body, headers)

  return {
    async open() {
      database = await contentTestDatabase(testSite)
      mediaFolder = mkdtempSync(join(tmpdir(), 'wojaz-media-'))
      const log = { info() {}, warn() {}, error() {} }
      content = await openContent(testOptions(database.url, { log, mediaFolder }))
      const signedIn = await post('/api/users/login', testAdmin)
      session.cookie = (signedIn.headers.getSetCookie()[0] ?? '').split(';')[0] ?? ''
    },
    async close() {
      await content?.close()
      await database?.drop()
      rmSync(mediaFolder, { recursive: true, force: true })
    },
    get,
    send,
    post,
    asEditor: (path: string) => get(path, session),
    /** The session of the seeded admin, signed in before the first test. */
    session,
    content: () => content,
    /** Changes the database behind the back of the API. */
    async rows(sql: string) {
      const { pool, close } = openDatabase({ url: database.url, applicationName: 'test', onError() {} })
      await pool.query(sql)
      await close()
    },
  }
}
