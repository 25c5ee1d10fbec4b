import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { previewToken } from '../preview-token.ts'
import { testAdmin } from '../testing.ts'
import type { TryPassword } from './editor-password.ts'
import { site, testCalls, winterPath } from './test-calls.ts'

// Hashing passwords and saving documents is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const { open, close, get, send, post, asEditor, session, content, rows } = testCalls()
beforeAll(open)
afterAll(close)

describe('drafts', () => {
  const draftPath = `${winterPath}&draft=true`

  beforeAll(async () => {
    const { docs } = await (await asEditor('/api/pages?where[url][equals]=/zima&depth=0')).json()
    const saved = await send(
      'PATCH',
      `/api/pages/${docs[0].id}?draft=true&locale=cs`,
      { title: 'Koncept', _status: 'draft' },
      session,
    )
    expect(saved.status).toBe(200)
  })

  const titleAt = async (response: Response) => (await response.json()).docs[0].title

  test('are not for guests', async () => {
    expect((await get(draftPath)).status).toBe(403)
    expect(await titleAt(await get(winterPath))).toBe('Zima česky')
  })

  test('are shown to a signed-in editor', async () => {
    expect(await titleAt(await asEditor(draftPath))).toBe('Koncept')
  })

  test('are shown to whoever holds a valid preview token', async () => {
    const token = previewToken('a secret for tests only', new Date('2026-11-15T12:00:00Z'))
    expect(await titleAt(await get(`${draftPath}&previewToken=${token}`))).toBe('Koncept')
    expect(
      await content().canSeeDrafts(new Request(`${site}/zima?catalogVersion=Staged&previewToken=${token}`)),
    ).toBe(true)
  })

  test('stay hidden from an old or a made-up token', async () => {
    const old = previewToken('a secret for tests only', new Date('2026-11-14T12:00:00Z'))
    const forged = previewToken('another secret', new Date('2026-11-15T12:00:00Z'))
    for (const token of [old, forged]) {
      expect((await get(`${draftPath}&previewToken=${token}`)).status).toBe(403)
      expect(await content().canSeeDrafts(new Request(`${site}/zima?previewToken=${token}`))).toBe(false)
    }
  })

  test('a session opens them, a made-up session does not', async () => {
    const request = (headers: Record<string, string>) => new Request(`${site}/zima`, { headers })
    expect(await content().canSeeDrafts(request(session))).toBe(true)
    expect(
      await content().canSeeDrafts(request({ cookie: 'payload-token=eyJhbGciOiJIUzI1NiJ9.e30.x' })),
    ).toBe(false)
    expect(await content().canSeeDrafts(request({}))).toBe(false)
  })
})

describe('signing in', () => {
  test('sets a cookie that scripts cannot read and gives no token away', async () => {
    const response = await post('/api/users/login', testAdmin)
    expect(response.headers.getSetCookie()[0]).toMatch(/^payload-token=.+HttpOnly.+SameSite=Lax/)
    expect(await response.json()).not.toHaveProperty('token')
  })

  test("accepts the form of the admin's own login page", async () => {
    const body = new FormData()
    body.set('_payload', JSON.stringify(testAdmin))
    const response = await content().handle(new Request(`${site}/api/users/login`, { method: 'POST', body }))
    expect(response.status).toBe(200)
  })

  test('refuses a wrong password without saying what was wrong', async () => {
    const wrong = await post('/api/users/login', { ...testAdmin, password: 'wrong' })
    const unknown = await post('/api/users/login', { email: 'nobody@wojaz.example', password: 'wrong' })
    expect([wrong.status, unknown.status]).toEqual([401, 401])
    expect(await wrong.json()).toEqual(await unknown.json())
  })

  test('asks whoever guards passwords first, in the same way for editors who do not exist', async () => {
    const asked: object[] = []
    const signIn = (email: string, verdict: Awaited<ReturnType<TryPassword>>) =>
      content().handle(
        new Request(`${site}/api/users/login`, {
          method: 'POST',
          body: JSON.stringify({ ...testAdmin, email }),
          headers: session,
        }),
        {
          async tryPassword(typed, readKey) {
            asked.push({ email: typed.email, key: await readKey() })
            return verdict
          },
        },
      )
    const known = await signIn(testAdmin.email.toUpperCase(), 'wrong')
    const unknown = await signIn('nobody@wojaz.example', 'wrong')
    expect([known.status, await known.json()]).toEqual([401, await unknown.json()])
    expect(asked).toEqual([
      { email: testAdmin.email.toUpperCase(), key: expect.objectContaining({ iterations: 600_000 }) },
      { email: 'nobody@wojaz.example', key: null },
    ])
    expect((await signIn(testAdmin.email, 'right')).status).toBe(200)
    const [tired, busy] = [
      await signIn(testAdmin.email, 'too-many-attempts'),
      await signIn(testAdmin.email, 'too-busy'),
    ]
    expect([tired.status, tired.headers.get('retry-after')]).toEqual([429, '900'])
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([429, '5'])
  })

  test('tells nobody that there is such an editor, however often a password was wrong', async () => {
    const { email, password } = testAdmin
    // As after a hundred wrong passwords, each of which costs half a second of hashing.
    await rows('update cms.users set login_attempts = 100')
    const guess = await post('/api/users/login', { email, password: 'wrong' })
    expect(await guess.json()).toMatchObject({ code: 'sign-in-failed' })
    expect((await post('/api/users/login', { email, password })).status).toBe(200)
  })

  test('tells an anonymous admin page that nobody is signed in', async () => {
    expect(await (await get('/api/users/me')).json()).toMatchObject({ user: null })
  })

  test('lets the login page find that it has no preferences', async () => {
    expect(await (await get('/api/payload-preferences/nav')).json()).toEqual({ value: null })
  })

  test('leaves forgotten passwords to the administrator', async () => {
    expect((await post('/api/users/forgot-password', { email: testAdmin.email })).status).toBe(403)
  })
})
