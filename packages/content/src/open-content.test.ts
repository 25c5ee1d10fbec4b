import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestDatabase } from '@wojaz/database/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Content, openContent } from './open-content.ts'
import { contentTestDatabase } from './testing.ts'

let database: TestDatabase
let content: Content

beforeAll(async () => {
  const t = Date.now()
  database = await contentTestDatabase()
  console.log('db', Date.now() - t)
  content = await openContent({
    databaseUrl: database.url,
    secret: 'a secret for tests only',
    mediaFolder: mkdtempSync(join(tmpdir(), 'media-')),
    siteUrl: 'http://localhost:3000',
    clock: () => new Date('2026-11-15T12:00:00Z'),
    log: { info() {}, warn: console.log, error: console.log },
  })
  console.log('open', Date.now() - t)
}, 60_000)
afterAll(async () => {
  await content.close()
  await database.drop()
})

test('the shop starts with a layout, a dictionary and no pages', async () => {
  expect(await content.pageUrls()).toEqual([])
  console.log(await content.layout('cs'), (await content.dictionary('cs')).version)
})
