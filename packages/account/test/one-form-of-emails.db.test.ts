import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { migrate, openDatabase } from '@wojaz/database'
import { createTestDatabase } from '@wojaz/database/testing'
import { expect, onTestFinished, test } from 'vitest'
import { migrateAccount } from '../src/migrate-account.ts'

const folder = path.join(import.meta.dirname, '../migrations')

/** The accounts as they were before addresses had one form. */
async function accountsOfBefore() {
  const database = await createTestDatabase()
  const { pool, close } = openDatabase({ url: database.url, applicationName: 'test', onError() {} })
  const before = await mkdtemp(path.join(tmpdir(), 'wojaz-before-'))
  onTestFinished(async () => {
    await close()
    await database.drop()
    await rm(before, { recursive: true })
  })
  for (const name of await readdir(folder))
    if (name < '0011') await cp(path.join(folder, name), path.join(before, name))
  await migrate(pool, { schema: 'account', folder: before })
  return pool
}

test('addresses of accounts get one form; of two accounts with one mailbox, the one that cannot get it is reported', async () => {
  const pool = await accountsOfBefore()
  const stored = [
    'Anna@Firma.Example',
    'ewa@żółw.pl',
    'ewa@xn--w-uga1v8h.pl',
    'ola@żółw.pl',
    'jan@fİrma.example',
  ]
  for (const email of stored)
    await pool.query(
      `insert into account.customers (id, email, first_name, last_name, password_hash, locale, registered_at)
       values ($1, $2, 'A', 'B', 'x', 'pl', now())`,
      [randomUUID(), email],
    )
  await migrateAccount(pool)
  const { rows } = await pool.query<{ email: string; is_reported: boolean }>(
    `select email, id in (select customer_id from account.email_collisions) as is_reported
     from account.customers order by email collate "C"`,
  )
  expect(rows.map((row) => [row.email, row.is_reported])).toEqual([
    ['anna@firma.example', false],
    ['ewa@xn--w-uga1v8h.pl', false],
    ['ewa@żółw.pl', true],
    ['jan@xn--firma-8fd.example', false],
    ['ola@xn--w-uga1v8h.pl', false],
  ])
})
