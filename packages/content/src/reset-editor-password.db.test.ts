import type { TestDatabase } from '@wojaz/database/testing'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Content, openContent } from './open-content.ts'
import { resetEditorPassword } from './reset-editor-password.ts'
import { testOptions } from './test-options.ts'
import { contentTestDatabase, testAdmin } from './testing.ts'

// Payload is opened three times.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const site = 'http://localhost:3000'
let database: TestDatabase
let content: Content
beforeAll(async () => {
  database = await contentTestDatabase()
  content = await openContent(testOptions(database.url, { log: { info() {}, warn() {}, error() {} } }))
})
afterAll(async () => {
  await content?.close()
  await database?.drop()
})

const logIn = (password: string) =>
  content.handle(
    new Request(`${site}/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: testAdmin.email, password }),
    }),
  )
const isSignedIn = (cookie: string) =>
  content.canSeeDrafts(new Request(`${site}/zima`, { headers: { cookie } }))
const reset = (email: string) => resetEditorPassword(testOptions(database.url), email)

test('a reset gives a new password, ends the old one and its sessions', async () => {
  const before = await logIn(testAdmin.password)
  const cookie = before.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  expect(await isSignedIn(cookie)).toBe(true)

  const given = await reset(testAdmin.email.toUpperCase())
  expect(given).toEqual({ ok: true, value: { email: testAdmin.email, password: expect.any(String) } })
  expect(await isSignedIn(cookie)).toBe(false)
  expect((await logIn(testAdmin.password)).status).toBe(401)
  expect((await logIn(given.ok ? given.value.password : '')).status).toBe(200)
})

test('whom nobody knows gets no password; those who are known are named', async () => {
  expect(await reset('nobody@wojaz.example')).toEqual({
    ok: false,
    refusal: { code: 'editor-unknown', editors: [testAdmin.email] },
  })
})
