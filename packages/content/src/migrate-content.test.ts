import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '@wojaz/database'
import { createTestDatabase } from '@wojaz/database/testing'
import { expect, test, vi } from 'vitest'
import { readDictionary } from './dictionary/read-dictionary.ts'
import { openContent } from './open-content.ts'
import { openPayload } from './open-payload.ts'
import { prepareContent } from './prepare-content.ts'
import { testOptions } from './test-options.ts'
import { contentTestDatabase, testAdmin } from './testing.ts'

vi.setConfig({ testTimeout: 60_000 })

test('a migration that fails says so, leaves nothing behind and does not end the process', async () => {
  const database = await createTestDatabase()
  const { pool, close } = openDatabase({ url: database.url, applicationName: 'test', onError() {} })
  await pool.query('create schema cms; create table cms.footer (in_the_way int)')
  const options = testOptions(database.url, { log: { info() {}, warn() {}, error() {} } })
  await expect(openContent(options)).rejects.toThrow(/content migration .* failed and was rolled back/)
  const left = await pool.query("select from pg_tables where schemaname = 'cms'")
  expect(left.rowCount).toBe(1)
  await pool.query('drop table cms.footer')
  await (await openContent(options)).close()
  await close()
  await database.drop()
})

test('two nodes that start at once on an empty database both open', async () => {
  const database = await createTestDatabase()
  const nodes = await Promise.all([
    openContent(testOptions(database.url)),
    openContent(testOptions(database.url)),
  ])
  expect(await nodes[0].pageUrls()).toEqual([])
  await Promise.all(nodes.map((node) => node.close()))
  await database.drop()
})

test('the first admin is made once, with a password nobody guesses unless one is given', async () => {
  const database = await createTestDatabase()
  const options = { ...testOptions(database.url), adminEmail: testAdmin.email }
  const { createdAdmin } = await prepareContent(options)
  expect(createdAdmin?.email).toBe(testAdmin.email)
  expect(createdAdmin?.password.length).toBeGreaterThanOrEqual(20)
  expect(await prepareContent(options)).toEqual({ createdAdmin: null })
  await database.drop()
})

test("preparing again keeps an editor's wording and writes nothing that is there already", async () => {
  const database = await contentTestDatabase()
  const options = { ...testOptions(database.url), adminEmail: testAdmin.email }
  const { payload, close } = await openPayload(options)
  const { pool } = payload.db
  // Straight into the tables: saving thousands of rows through Payload takes seconds, and has a test in open-content.test.ts.
  await pool.query(
    `update cms.dictionary_localized_content_locales said set value = 'Po svém' from cms.dictionary_localized_content text
     where said._parent_id = text.id and said._locale = 'cs' and text.key = 'content.api.notFound'`,
  )
  const everything = async () =>
    (
      await pool.query(
        `select text.*, said.* from cms.dictionary_localized_content text
         join cms.dictionary_localized_content_locales said on said._parent_id = text.id order by said.id`,
      )
    ).rows
  const saved = async () => (await pool.query('select * from cms.dictionary')).rows
  const before = [await everything(), await saved()]
  await prepareContent(options)
  const { localizedContent } = await readDictionary(payload, 'cs')
  expect(localizedContent).toContainEqual({ key: 'content.api.notFound', value: 'Po svém' })
  expect([await everything(), await saved()]).toEqual(before)
  await close()
  await database.drop()
})

test('a database that does not exist is not made up', async () => {
  const database = await createTestDatabase()
  await database.drop()
  const options = testOptions(database.url, { log: { info() {}, warn() {}, error() {} } })
  await expect(openContent(options)).rejects.toThrow(/does not exist/)
})

test('the migrations lead to exactly the tables that the config describes', async () => {
  const database = await createTestDatabase()
  const { payload, close } = await openPayload(testOptions(database.url))
  const { generateDrizzleJson, generateMigration } = payload.db.requireDrizzleKit()
  const folder = join(import.meta.dirname, 'migrations')
  const [newest] = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse()
  const snapshot = JSON.parse(readFileSync(join(folder, newest ?? ''), 'utf8'))
  expect(await generateMigration(snapshot, await generateDrizzleJson(payload.db.schema))).toEqual([])
  await close()
  await database.drop()
})
