import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import {
  ensureDatabase,
  isDatabaseUnavailable,
  openDatabase,
  type Postgres,
  startPostgres,
} from '@wojaz/database'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Content, openContent, type PageReader } from './open-content.ts'
import { prepareContent } from './prepare-content.ts'
import { testOptions } from './test-options.ts'
import { testSite } from './test-site.ts'
import { testAdmin } from './testing.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const site = 'http://localhost:3000'
let folder: string
let postgres: Postgres
let content: Content

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wojaz-outage-'))
  chmodSync(folder, 0o711)
  postgres = await startPostgres({ folder, durable: false, log: () => {} })
  await ensureDatabase(postgres.url(), 'shop')
  const options = testOptions(postgres.url('shop'), { log: { info() {}, warn() {}, error() {} } })
  await prepareContent(
    { ...options, adminEmail: testAdmin.email, adminPassword: testAdmin.password },
    testSite.fill,
  )
  content = await openContent(options)
})

afterAll(async () => {
  await content?.close()
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const reader: PageReader = { locale: 'pl', visitor: { authenticated: false, userStatus: 'X' }, drafts: false }
const readApi = (query: string) => content.handle(new Request(`${site}/api/pages?${query}`))

test('while Postgres is away guests keep what has been read, the rest says "away", and all is well after its return', async () => {
  await content.page('/zima', reader)
  await readApi('where[url][equals]=/zima')
  await postgres.stop()
  expect((await content.page('/zima', reader)).ok).toBe(true)
  expect((await readApi('where[url][equals]=/zima')).status).toBe(200)
  await expect(content.page('/zima', { ...reader, locale: 'hu' })).rejects.toSatisfy(isDatabaseUnavailable)
  await expect(readApi('where[url][equals]=/zima&locale=hu')).rejects.toSatisfy(isDatabaseUnavailable)
  await postgres.restart()
  await expect.poll(async () => (await readApi('where[url][equals]=/zima&locale=hu')).status).toBe(200)
  expect((await content.page('/zima', { ...reader, locale: 'hu' })).ok).toBe(true)
})

test('names that nobody has written are answered without the database, however many are tried', async () => {
  const lastMinute = { criteria: 'last-minute', direction: 'grecja', region: null, resort: null }
  await content.page('/nigdzie', reader)
  await content.redirect('/nigdzie')
  await content.criteria(lastMinute, 'pl')
  await content.office('1', 'pl')
  await postgres.stop()
  for (let n = 0; n < 1_000; n += 1) {
    expect((await content.page(`/nigdzie-${n}`, reader)).ok).toBe(false)
    expect(await content.redirect(`/nigdzie-${n}`)).toBeNull()
    expect((await content.criteria({ ...lastMinute, direction: `nigdzie-${n}` }, 'pl')).ok).toBe(false)
    expect(await content.office(String(n), 'pl')).toBeNull()
  }
  expect(await content.popup('pl').catch(isDatabaseUnavailable)).toBe(true)
  await postgres.restart()
  await expect.poll(() => content.popup('pl').catch(() => 'away')).toBeNull()
})

test('an edit made while a node could not listen is seen once it listens again', async () => {
  await content.page('/zima', reader)
  await postgres.stop()
  const before = content.version
  await postgres.restart()
  const database = openDatabase({ url: postgres.url('shop'), applicationName: 'edit', onError() {} })
  await database.pool.query(
    "update cms.pages_locales set title = 'Po przerwie' where _locale = 'pl' and title = 'Zima'",
  )
  await database.close()
  await expect.poll(() => content.version).toBeGreaterThan(before)
  expect(await content.page('/zima', reader)).toMatchObject({ value: { title: 'Po przerwie' } })
})

test('a restart in the middle of reads and saves fails them as "away" only and never ends the process', async () => {
  const login = new Request(`${site}/api/users/login`, {
    method: 'POST',
    body: JSON.stringify(testAdmin),
    headers: { 'content-type': 'application/json' },
  })
  const cookie = ((await content.handle(login)).headers.getSetCookie()[0] ?? '').split(';')[0] ?? ''
  const save = (n: number) =>
    content.handle(
      new Request(`${site}/api/globals/checkout-header`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ phone: String(n), help: 'a', steps: [] }),
      }),
    )
  let answered = 0
  const others: unknown[] = []
  const away: unknown[] = []
  let isOver = false
  const until = async (work: (n: number) => Promise<Response>) => {
    for (let n = 0; !isOver; n += 1) {
      await work(n).then(
        ({ status }) => {
          answered += 1
          if (status >= 500) others.push(status)
        },
        (error) => (isDatabaseUnavailable(error) ? away : others).push(error),
      )
      await turn()
    }
  }
  const load = [until(save), until(save), until(() => readApi(`limit=${Math.ceil(Math.random() * 99)}`))]
  await expect.poll(() => answered).toBeGreaterThan(30)
  await postgres.restart()
  await expect.poll(async () => (await save(0)).status).toBe(200)
  isOver = true
  await Promise.all(load)
  expect(others).toEqual([])
  expect(away.length).toBeGreaterThan(0)
})
