import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { type Database, openDatabase } from './open-database.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

let testDatabase: TestDatabase
let database: Database
let folder: string

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'wojaz-migrations-'))
  testDatabase = await createTestDatabase()
  database = openDatabase({ url: testDatabase.url, applicationName: 'test', onError: () => {} })
})

afterEach(async () => {
  await database.close()
  await testDatabase.drop()
  rmSync(folder, { recursive: true })
})

const write = (name: string, sql: string) => writeFileSync(path.join(folder, name), sql)
const run = (schema = 'booking') => migrate(database.pool, { schema, folder })

test('runs every file once, in the order of numbers, inside its schema', async () => {
  write('0002-seat-colour.sql', 'alter table seat add colour text;')
  write('0001-seats.sql', "create table seat (code text primary key); insert into seat values ('12A');")
  expect(await run()).toEqual(['0001-seats.sql', '0002-seat-colour.sql'])
  expect(await run()).toEqual([])
  const { rows } = await database.pool.query('select code, colour from booking.seat')
  expect(rows).toEqual([{ code: '12A', colour: null }])
})

test('a step of code runs once, after its file and in its transaction', async () => {
  write('0001-seats.sql', 'create table seat (code text);')
  let broken = true
  const steps = {
    '0001-seats.sql': async (client: { query(sql: string): Promise<unknown> }) => {
      await client.query("insert into seat values ('12A')")
      await client.query(broken ? 'select nothing' : 'select 1')
    },
  }
  const stepped = () => migrate(database.pool, { schema: 'booking', folder, steps })
  await expect(stepped()).rejects.toThrow('Migration 0001-seats.sql of schema booking failed and was undone')
  broken = false
  expect([await stepped(), await stepped()]).toEqual([['0001-seats.sql'], []])
  const { rows } = await database.pool.query('select code from booking.seat')
  expect(rows).toEqual([{ code: '12A' }])
})

test('keeps a ledger for each schema', async () => {
  write('0001-seats.sql', 'create table seat (code text primary key);')
  expect(await run('booking')).toEqual(['0001-seats.sql'])
  expect(await run('offers')).toEqual(['0001-seats.sql'])
})

test('renames a schema that had another name, with its ledger, and once', async () => {
  write('0001-seats.sql', "create table seat (code text primary key); insert into seat values ('12A');")
  await run('chairs')
  write('0002-colour.sql', 'alter table seat add colour text;')
  const renamed = () => migrate(database.pool, { schema: 'seats', formerSchema: 'chairs', folder })
  expect(await renamed()).toEqual(['0002-colour.sql'])
  expect(await renamed()).toEqual([])
  const { rows } = await database.pool.query('select code, colour from seats.seat')
  expect(rows).toEqual([{ code: '12A', colour: null }])
})

test('refuses a file that was changed after it had been applied', async () => {
  write('0001-seats.sql', 'create table seat (code text);')
  await run()
  write('0001-seats.sql', 'create table seat (code varchar);')
  await expect(run()).rejects.toThrow(
    'Migration 0001-seats.sql was changed after it had been applied: put its text back and write the change as a new migration.',
  )
})

test('does not mind line endings of another system', async () => {
  write('0001-seats.sql', 'create table seat (\ncode text);')
  await run()
  write('0001-seats.sql', 'create table seat (\r\ncode text);')
  expect(await run()).toEqual([])
})

test('refuses a file that comes before one already applied, a shared number and a name without number', async () => {
  write('0002-seats.sql', 'create table seat (code text);')
  await run()
  write('0001-late.sql', 'select 1;')
  await expect(run()).rejects.toThrow('0001-late.sql comes before 0002-seats.sql')
  rmSync(path.join(folder, '0001-late.sql'))
  write('0002-twin.sql', 'select 1;')
  await expect(run()).rejects.toThrow('0002-seats.sql and 0002-twin.sql')
  rmSync(path.join(folder, '0002-twin.sql'))
  write('seats.sql', 'select 1;')
  await expect(run()).rejects.toThrow('seats.sql in')
})

test('lets an older node start against a newer database', async () => {
  write('0001-seats.sql', 'create table seat (code text);')
  write('0002-newer.sql', 'select 1;')
  await run()
  rmSync(path.join(folder, '0002-newer.sql'))
  expect(await run()).toEqual([])
})

test('undoes the whole file when one statement fails, and says which file', async () => {
  write('0001-seats.sql', 'create table seat (code text); select nonsense;')
  await expect(run()).rejects.toThrow(
    'Migration 0001-seats.sql of schema booking failed and was undone: column "nonsense"',
  )
  write('0001-seats.sql', 'create table seat (code text);')
  expect(await run()).toEqual(['0001-seats.sql'])
})

test('two nodes migrating at once run each file once', async () => {
  write('0001-seats.sql', 'create table seat (code text); select pg_advisory_xact_lock(1);')
  const other = openDatabase({ url: testDatabase.url, applicationName: 'other node', onError: () => {} })
  const sessions = (which: string) => () =>
    other.pool.query(`select from pg_stat_activity where datname = current_database() and ${which}`)
  const holder = await other.pool.connect()
  await holder.query('select pg_advisory_lock(1)')
  const first = run()
  await expect.poll(sessions(`wait_event = 'advisory'`)).toMatchObject({ rowCount: 1 })
  const second = migrate(other.pool, { schema: 'booking', folder })
  const asking = `application_name = 'other node' and query like '%pg_try_advisory_lock%' and pid <> pg_backend_pid()`
  await expect.poll(sessions(asking)).toMatchObject({ rowCount: 1 })
  await holder.query('select pg_advisory_unlock(1)')
  holder.release()
  expect(await Promise.all([first, second])).toEqual([['0001-seats.sql'], []])
  await other.close()
})
