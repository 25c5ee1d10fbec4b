import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTestDatabase } from '@wojaz/database/testing'
import { expect, test } from 'vitest'
import { readDictionary } from './dictionary/read-dictionary.ts'
import { openContent } from './open-content.ts'
import { openPayload } from './open-payload.ts'
import { prepareContent } from './prepare-content.ts'
import { testOptions } from './test-options.ts'
import { contentTestDatabase, testAdmin } from './testing.ts'

test("preparing again keeps an editor's wording and writes nothing that is there already", async () => {
  const database = await contentTestDatabase()
  const options = { ...testOptions(database.url), adminEmail: testAdmin.email }
  const { payload, close } = await openPayload(options)
  const { pool } = payload.db
  await payload.update({
    collection: 'texts',
    where: { key: { equals: 'content.api.notFound' } },
    locale: 'cs',
    data: { value: 'Po svém' },
  })
  const everything = async () =>
    (
      await pool.query(
        `select text.*, said.* from cms.texts text
         join cms.texts_locales said on said._parent_id = text.id order by said.id`,
      )
    ).rows
  const saved = async () => (await pool.query('select * from cms.dictionary')).rows
  const before = [await everything(), await saved()]
  await prepareContent(options)
  const { texts } = await readDictionary(payload, 'cs')
  expect(texts).toContainEqual({ key: 'content.api.notFound', value: 'Po svém' })
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
  // drizzle-kit adds an enumerable method to arrays, which would appear in the loops of the next test file of this process.
  Reflect.deleteProperty(Array.prototype, 'random')
  await close()
  await database.drop()
})
