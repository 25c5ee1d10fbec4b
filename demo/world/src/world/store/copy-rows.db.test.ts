import { type Database, openDatabase, workLimits } from '@wojaz/database'
import { createTestDatabase, type TestDatabase } from '@wojaz/database/testing'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { copyRows } from './copy-rows.ts'

let testDatabase: TestDatabase
let database: Database
beforeAll(async () => {
  testDatabase = await createTestDatabase()
  const { url } = testDatabase
  database = openDatabase({ url, applicationName: 'copy', onError() {}, limits: workLimits })
  await database.pool.query('create table hotel (code text primary key, stars int)')
})
afterAll(async () => {
  await database.close()
  await testDatabase.drop()
})
afterEach(() => void vi.useRealTimers())

const rows = [
  ['AYT01', 5],
  ['tab\tand\nline', null],
] as const

test('rows arrive, and nobody waits for them any longer', async () => {
  const client = await database.pool.connect()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await copyRows(client, 'hotel', ['code', 'stars'], rows)
  await expect(copyRows(client, 'hotel', ['code', 'stars'], rows)).rejects.toThrow('duplicate key')
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
  expect((await client.query('select * from hotel order by code')).rows).toEqual([
    { code: 'AYT01', stars: 5 },
    { code: 'tab\tand\nline', stars: null },
  ])
  client.release()
})
