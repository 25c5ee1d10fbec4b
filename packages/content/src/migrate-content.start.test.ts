import { openDatabase } from '@wojaz/database'
import { createTestDatabase } from '@wojaz/database/testing'
import { describe, expect, test, vi } from 'vitest'
import { migrations } from './migrations/index.ts'
import { openContent } from './open-content.ts'
import { prepareContent } from './prepare-content.ts'
import { testOptions } from './test-options.ts'
import { testAdmin } from './testing.ts'

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

describe('a database from before the first six migrations became one', () => {
  test('opens with everything its editors wrote when it has all six', async () => {
    const database = await createTestDatabase()
    const { pool, close } = openDatabase({ url: database.url, applicationName: 'test', onError() {} })
    await asOfOldSix(pool, ['20261115_015215_initial', '20261116_041507_texts_are_documents'])
    await pool.query(`
      with text as (insert into cms.texts (key) values ('content.api.notFound') returning id)
        insert into cms.texts_locales (_parent_id, _locale, value) select id, 'cs', 'Po svém' from text;
      insert into cms.pages (id, url, page_type, active, _status) values (7, '/moja', 'contentPage', true, 'published');
      insert into cms.pages_locales (_parent_id, _locale, title) values (7, 'pl', 'Moja strona');`)
    const options = { ...testOptions(database.url), adminEmail: testAdmin.email }
    await prepareContent(options)
    const content = await openContent(options)
    expect((await content.dictionary('cs')).texts['content.api.notFound']).toBe('Po svém')
    const page = await content.page('/moja', {
      locale: 'pl',
      drafts: false,
      visitor: { authenticated: false, userStatus: 'FIRST_TIME_ON_PAGE' },
    })
    expect(page).toMatchObject({ ok: true, value: { title: 'Moja strona' } })
    await content.close()
    await close()
    await database.drop()
  })

  test('says what to do when it has only some of them, and is left as it is', async () => {
    const database = await createTestDatabase()
    const { pool, close } = openDatabase({ url: database.url, applicationName: 'test', onError() {} })
    await asOfOldSix(pool, ['20261115_015215_initial'])
    const options = testOptions(database.url, { log: { info() {}, warn() {}, error() {} } })
    await expect(openContent(options)).rejects.toThrow(/too old .* delete \.data to begin anew/)
    const ledger = await pool.query('select name from cms.payload_migrations')
    expect(ledger.rows).toEqual([{ name: '20261115_015215_initial' }])
    await close()
    await database.drop()
  })
})

/** Today's tables with these names in the list of migrations. */
async function asOfOldSix(pool: { query(text: string): Promise<unknown> }, names: string[]) {
  const [initial] = migrations
  await pool.query('create schema cms')
  const db = { execute: (text: string) => pool.query(text) }
  await initial?.up({ db } as unknown as Parameters<typeof initial.up>[0])
  const done = names.map((name) => `('${name}', 1)`).join(', ')
  await pool.query(`insert into cms.payload_migrations (name, batch) values ${done}`)
}

test('texts that editors changed under a former key stay, and so do the destinations they wrote', async () => {
  const database = await createTestDatabase()
  const { pool, close } = openDatabase({ url: database.url, applicationName: 'test', onError() {} })
  const before = migrations.slice(
    0,
    migrations.findIndex(({ name }) => name.endsWith('_destinations')),
  )
  await pool.query('create schema cms')
  const db = { execute: (text: string) => pool.query(text) }
  for (const { up } of before) await up({ db } as unknown as Parameters<typeof up>[0])
  const done = before.map(({ name }) => `('${name}', 1)`).join(', ')
  await pool.query(`insert into cms.payload_migrations (name, batch) values ${done}`)
  const changed = [
    ['directions.all', 'destinations.all'],
    ['letters.confirm.title', 'emails.confirm.title'],
    ['reservation.extras.have', 'reservation.upsells.have'],
    ['reservation.papers.title', 'reservation.travelDocuments.title'],
    ['payment.success.step.letterWithoutVoucher', 'payment.success.step.emailWithoutVoucher'],
  ] as const
  for (const [key] of changed) {
    await pool.query(
      `with text as (insert into cms.texts (key) values ($1) returning id)
         insert into cms.texts_locales (_parent_id, _locale, value) select id, 'cs', 'Po svém' from text`,
      [key],
    )
  }
  await pool.query(`
    insert into cms.directions (id, path, code, active) values (7, 'grecja', 'GR', true);
    insert into cms.directions_locales (_parent_id, _locale, name) values (7, 'cs', 'Řecko')`)
  const options = { ...testOptions(database.url), adminEmail: testAdmin.email }
  await prepareContent(options)
  const content = await openContent(options)
  const { texts } = await content.dictionary('cs')
  expect(changed.map(([, key]) => texts[key])).toEqual(changed.map(() => 'Po svém'))
  expect(await content.destinations('cs')).toMatchObject([{ path: 'grecja', code: 'GR', name: 'Řecko' }])
  const former = changed.map(([key]) => key)
  expect((await pool.query('select key from cms.texts where key = any($1)', [former])).rows).toEqual([])
  await content.close()
  await close()
  await database.drop()
})
