import { afterEach, beforeEach, expect, test } from 'vitest'
import { canonicaliseEmails } from './canonicalise-emails.ts'
import { isEmail } from './email-key.ts'
import { type Database, openDatabase } from './open-database.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

let testDatabase: TestDatabase
let database: Database
beforeEach(async () => {
  testDatabase = await createTestDatabase()
  database = openDatabase({ url: testDatabase.url, applicationName: 'test', onError: () => {} })
  await database.pool.query('create table guest (email text)')
})
afterEach(async () => {
  await database.close()
  await testDatabase.drop()
})

/** Stands for the shop's own: here `ł` is `l`. */
const canonical = (email: string) => email.toLowerCase().replaceAll('ł', 'l')
const place = { table: 'guest', email: 'email', set: (value: string) => `email = ${value}` }

async function converted(emails: string[], isUnique: boolean) {
  await database.pool.query('insert into guest select unnest($1::text[])', [emails])
  const client = await database.pool.connect()
  const collisions = await canonicaliseEmails(client, [{ ...place, isUnique }], canonical)
  client.release()
  const { rows } = await database.pool.query<{ email: string }>(
    'select email from guest order by email collate "C"',
  )
  return { collisions, emails: rows.map(({ email }) => email) }
}

test('addresses get the one form, and those that have it stay', async () => {
  const stored = ['ANNA@wp.pl', 'anna@wp.pl', 'ewa@łan.pl', 'ola@wp.pl']
  expect(await converted(stored, false)).toEqual({
    collisions: [],
    emails: ['anna@wp.pl', 'anna@wp.pl', 'ewa@lan.pl', 'ola@wp.pl'],
  })
})

test('of two rows that would be one, the one with the other spelling is reported and stays as it is', async () => {
  const { collisions, emails } = await converted(['ewa@łan.pl', 'ewa@lan.pl', 'OLA@łan.pl'], true)
  expect(collisions).toEqual([{ table: 'guest', email: 'ewa@łan.pl', canonical: 'ewa@lan.pl' }])
  expect(emails).toEqual(['ewa@lan.pl', 'ewa@łan.pl', 'ola@lan.pl'])
})

test.each([
  ['ANNA@WP.PL', true],
  ['anna@wp.pl', true],
  ['ĄNNA@wp.pl', false],
  ['anna@wp.p\u0130', false],
  ['\u212anna@wp.pl', false],
])('Postgres compares anna@wp.pl and %s by A to Z alone', async (email, isSame) => {
  await database.pool.query("insert into guest values ('anna@wp.pl')")
  const { rowCount } = await database.pool.query(`select from guest where ${isEmail('email', '$1')}`, [email])
  expect(rowCount === 1).toBe(isSame)
})
