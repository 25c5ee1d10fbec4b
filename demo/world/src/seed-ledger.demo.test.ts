import { type Database, openDatabase } from '@wojaz/database'
import { createTestDatabase, type TestDatabase } from '@wojaz/database/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isInOrder, rememberInOrder, rememberSeeded } from './seed-ledger.ts'

const today = '2026-11-15'
const wish = 'this code, 60 hotels'
let testDatabase: TestDatabase
let database: Database

beforeAll(async () => {
  testDatabase = await createTestDatabase()
  database = openDatabase({ url: testDatabase.url, applicationName: 'ledger test', onError: () => {} })
})

afterAll(async () => {
  await database?.close()
  await testDatabase?.drop()
})

test('an empty database is not in order', async () => {
  expect(await isInOrder(database, { wish, today })).toBe(false)
})

test('nor is one that was filled by somebody who did not say with what', async () => {
  await rememberSeeded(database, 'world-day', today)
  expect(await isInOrder(database, { wish, today })).toBe(false)
})

test('what was seeded today by the same code with the same wish is in order', async () => {
  await rememberInOrder(database, wish)
  expect(await isInOrder(database, { wish, today })).toBe(true)
})

test.each([
  ['other code or another wish', { wish: 'that code, 60 hotels', today }],
  ['the next day, when days come over the horizon', { wish, today: '2026-11-16' }],
])('%s asks again', async (_, seeding) => {
  expect(await isInOrder(database, seeding)).toBe(false)
})

test.each(['content', 'world'] as const)('%s made anew by another command asks again', async (part) => {
  await rememberInOrder(database, wish)
  await rememberSeeded(database, part, 'made anew')
  expect(await isInOrder(database, { wish, today })).toBe(false)
})
