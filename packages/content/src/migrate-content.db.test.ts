import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '@wojaz/database'
import { createTestDatabase } from '@wojaz/database/testing'
import { expect, test, vi } from 'vitest'
import { readDictionary } from './dictionary/read-dictionary.ts'
import { shippedTexts } from './dictionary/shipped-dictionary.ts'
import { migrations } from './migrations/index.ts'
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
  await payload.update({
    ...{ collection: 'texts', where: { key: { equals: 'content.api.notFound' } } },
    ...{ locale: 'cs', data: { value: 'Po svém' } },
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

test('a database of an older shop opens with everything its editors wrote', async () => {
  const database = await createTestDatabase()
  const { pool, close } = openDatabase({ url: database.url, applicationName: 'test', onError() {} })
  await asBefore('20261116_041507_texts_are_documents', pool)
  await pool.query(`
    insert into cms.dictionary (id, active, shipped, created_at, updated_at) values
      (1, true, '{"content.api.notFound": {"pl": "Dawniej", "cs": "Dříve"}}', now(), now());
    insert into cms.dictionary_localized_content (_order, _parent_id, id, key) values
      (1, 1, 'a', 'content.api.notFound'), (2, 1, 'b', 'own.key'), (3, 1, 'c', 'own.key');
    insert into cms.dictionary_localized_content_locales (_parent_id, _locale, value) values
      ('a', 'pl', 'Dawniej'), ('a', 'cs', 'Po svém'), ('b', 'pl', 'Moje'), ('c', 'pl', 'Moje późniejsze'), ('c', 'cs', '');
    insert into cms.dictionary_declination (_order, _parent_id, id, key) values (1, 1, 'd', 'own.count_few');
    insert into cms.dictionary_declination_locales (_parent_id, _locale, value) values ('d', 'pl', '{{count}} własne');
    insert into cms.pages (id, url, page_type, active, _status) values (7, '/moja', 'contentPage', true, 'published');
    insert into cms.pages_locales (_parent_id, _locale, title) values (7, 'pl', 'Moja strona');`)
  const options = { ...testOptions(database.url), adminEmail: testAdmin.email }
  await prepareContent(options)
  const content = await openContent(options)
  const [pl, cs] = [(await content.dictionary('pl')).texts, (await content.dictionary('cs')).texts]
  expect(cs['content.api.notFound']).toBe('Po svém')
  expect(pl['content.api.notFound']).toBe(shippedTexts['content.api.notFound']?.pl)
  expect([pl['own.key'], cs['own.key'], pl['own.count_few']]).toEqual([
    'Moje późniejsze',
    undefined,
    '{{count}} własne',
  ])
  const page = await content.page('/moja', {
    ...{ locale: 'pl', drafts: false },
    visitor: { authenticated: false, userStatus: 'FIRST_TIME_ON_PAGE' },
  })
  expect(page).toMatchObject({ ok: true, value: { title: 'Moja strona' } })
  await content.close()
  await close()
  await database.drop()
})

/** The tables as they were before a migration, with the ledger that says so. */
async function asBefore(name: string, pool: { query(text: string): Promise<unknown> }) {
  const older = migrations.slice(
    0,
    migrations.findIndex((migration) => migration.name === name),
  )
  expect(older.length).toBeGreaterThan(0)
  await pool.query('create schema cms')
  const db = { execute: (text: string) => pool.query(text) }
  for (const { up } of older) await up({ db } as unknown as Parameters<typeof up>[0])
  const done = older.map((migration) => `('${migration.name}', 1)`).join(', ')
  await pool.query(`insert into cms.payload_migrations (name, batch) values ${done}`)
}

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
  // The kit gives arrays a method that everybody sees in their loops, also the next test file of this process.
  Reflect.deleteProperty(Array.prototype, 'random')
  await close()
  await database.drop()
})
