import type { TestDatabase } from '@wojaz/database/testing'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Content, openContent } from '../open-content.ts'
import { previewToken } from '../preview-token.ts'
import { testOptions } from '../test-options.ts'
import { testSite } from '../test-site.ts'
import { contentTestDatabase, testAdmin } from '../testing.ts'

const site = 'http://localhost:3000'
// Hashing passwords and saving documents takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let database: TestDatabase
let content: Content
let cookie: string

beforeAll(async () => {
  database = await contentTestDatabase(testSite)
  content = await openContent(testOptions(database.url, { log: { info() {}, warn() {}, error() {} } }))
  const signedIn = await post('/api/users/login', testAdmin)
  cookie = (signedIn.headers.getSetCookie()[0] ?? '').split(';')[0] ?? ''
})

afterAll(async () => {
  await content?.close()
  await database?.drop()
})

const get = (path: string, headers: Record<string, string> = {}) =>
  content.handle(new Request(`${site}${path}`, { headers }))
const asEditor = (path: string) => get(path, { cookie })
const send = (method: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
  content.handle(
    new Request(`${site}${path}`, {
      method,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    }),
  )
const post = (path: string, body: unknown, headers?: Record<string, string>) =>
  send('POST', path, body, headers)

const winterPath =
  '/api/pages?depth=2&locale=cs&where[url][equals]=/zima&where[active][equals]=true&filterByActive=true'

describe('GET /api/pages', () => {
  test('answers with the page in the shape of the specification', async () => {
    const response = await get(winterPath)
    const { docs, totalDocs } = await response.json()
    expect(response.status).toBe(200)
    expect(totalDocs).toBe(1)
    expect(docs[0]).toMatchObject({
      url: '/zima',
      active: true,
      metaProperties: [{ key: 'title', value: 'Zima {{currentYear}} česky' }],
      breadcrumbs: [{ label: 'Zima česky', url: '/zima' }],
    })
    const [hero, richText, customHtml] = docs[0].slots[0].components
    expect(Object.keys(hero).sort()).toEqual(
      [
        'active',
        'html',
        'items',
        'name',
        'options',
        'profiles',
        'styles',
        'uid',
        'validFrom',
        'validTo',
      ].sort(),
    )
    expect(hero.options).toContainEqual({ key: 'heading', value: 'Zima česky' })
    expect(richText.html).toBe('<p>Nazdar <a href="/cs">domů</a></p>')
    expect(customHtml.html).toBe('<p>b</p>')
  })

  test('drops inactive components with filterByActive and keeps them without', async () => {
    const countAt = async (path: string) =>
      (await (await get(path)).json()).docs[0].slots[0].components.length
    expect(await countAt(winterPath)).toBe(6)
    expect(await countAt(winterPath.replace('filterByActive=true', 'filterByActive=false'))).toBe(7)
  })

  test('finds nothing at an address that has no page', async () => {
    for (const url of ['/nowhere', '/<script>', '', "'; drop table pages; --"]) {
      const response = await get(`/api/pages?where[url][equals]=${encodeURIComponent(url)}`)
      expect([response.status, (await response.json()).docs]).toEqual([200, []])
    }
  })

  test('leaves out what an editor has switched off when asked for active pages', async () => {
    const found = async (active: boolean) =>
      (await (await get(`/api/pages?where[active][equals]=${active}`)).json()).docs.map(
        (page: { url: string }) => page.url,
      )
    expect(await found(true)).toEqual(['/zima'])
    expect(await found(false)).toEqual(['/lato'])
  })

  test('accepts the filters of the specification', async () => {
    expect((await get(`${winterPath}&filterByDirections=GR,TR&filterByTripTypes=WS`)).status).toBe(200)
  })

  test('never gives more than a hundred pages nor all of them at once', async () => {
    expect((await (await get('/api/pages?limit=0&depth=10')).json()).limit).toBe(1)
    expect((await (await get('/api/pages?limit=999999')).json()).limit).toBe(100)
  })

  test('names the parameter that it does not understand', async () => {
    const response = await get('/api/pages?locale=de')
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'bad-query', fields: { locale: expect.any(String) } })
  })

  test('refuses in the language of the reader', async () => {
    const { message } = await (await get('/api/pages/abc?locale=hu')).json()
    expect(message).toBe('Nincs ilyen oldal.')
  })

  test('says Page not found for a page that does not exist, Page not active for one that is switched off', async () => {
    const { docs } = await (await get('/api/pages?where[active][equals]=false')).json()
    const off = await get(`/api/pages/${docs[0].id}?filterByActive=true`)
    const missing = await get('/api/pages/2147483647')
    expect([off.status, (await off.json()).errors]).toEqual([404, [{ message: 'Page not active' }]])
    expect([missing.status, (await missing.json()).errors]).toEqual([404, [{ message: 'Page not found' }]])
  })
})

describe('GET /api/globals', () => {
  test('answers with the header in the language asked for', async () => {
    const body = await (await get('/api/globals/header?locale=cs&filterByActive=true')).json()
    expect(body).toMatchObject({
      active: true,
      phoneHours: '9–17 h',
      menu: [{ label: 'Zima česky', url: '/zima' }],
    })
  })

  test('gives the dictionary as two lists of keys and values', async () => {
    const { localizedContent, declination, version } = await (
      await get('/api/globals/dictionary?locale=uk')
    ).json()
    expect(localizedContent).toContainEqual({
      key: 'content.api.notFound',
      value: 'За цією адресою нічого немає.',
    })
    expect(Array.isArray(declination)).toBe(true)
    expect(version).toBe((await content.dictionary('uk')).version)
  })

  test('filters the trip types of the search', async () => {
    const codes = async (query: string) =>
      (await (await get(`/api/globals/global-search?${query}`)).json()).tripTypes.map(
        ({ code }: { code: string }) => code,
      )
    expect(await codes('')).toEqual(['WS', 'NR', 'CZ'])
    expect(await codes('filterByActive=true')).toEqual(['WS', 'NR'])
    expect(await codes('filterByActive=true&filterByTripTypes=NR')).toEqual(['NR'])
  })

  test.each(['header', 'footer', 'global-search', 'checkout-header', 'dictionary'])(
    '%s answers',
    async (name) => {
      expect((await get(`/api/globals/${name}?locale=ro`)).status).toBe(200)
    },
  )
})

describe('drafts', () => {
  const draftPath = `${winterPath}&draft=true`

  beforeAll(async () => {
    const { docs } = await (await asEditor('/api/pages?where[url][equals]=/zima&depth=0')).json()
    const saved = await send(
      'PATCH',
      `/api/pages/${docs[0].id}?draft=true&locale=cs`,
      { title: 'Koncept', _status: 'draft' },
      { cookie },
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
      await content.canSeeDrafts(new Request(`${site}/zima?catalogVersion=Staged&previewToken=${token}`)),
    ).toBe(true)
  })

  test('stay hidden from an old or a made-up token', async () => {
    const old = previewToken('a secret for tests only', new Date('2026-11-14T12:00:00Z'))
    const forged = previewToken('another secret', new Date('2026-11-15T12:00:00Z'))
    for (const token of [old, forged]) {
      expect((await get(`${draftPath}&previewToken=${token}`)).status).toBe(403)
      expect(await content.canSeeDrafts(new Request(`${site}/zima?previewToken=${token}`))).toBe(false)
    }
  })

  test('a session opens them, a made-up session does not', async () => {
    const request = (headers: Record<string, string>) => new Request(`${site}/zima`, { headers })
    expect(await content.canSeeDrafts(request({ cookie }))).toBe(true)
    expect(await content.canSeeDrafts(request({ cookie: 'payload-token=eyJhbGciOiJIUzI1NiJ9.e30.x' }))).toBe(
      false,
    )
    expect(await content.canSeeDrafts(request({}))).toBe(false)
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
    const response = await content.handle(new Request(`${site}/api/users/login`, { method: 'POST', body }))
    expect(response.status).toBe(200)
  })

  test('refuses a wrong password without saying what was wrong', async () => {
    const wrong = await post('/api/users/login', { ...testAdmin, password: 'wrong' })
    const unknown = await post('/api/users/login', { email: 'nobody@wojaz.example', password: 'wrong' })
    expect([wrong.status, unknown.status]).toEqual([401, 401])
    expect(await wrong.json()).toEqual(await unknown.json())
  })

  test('locks the account after five failures', async () => {
    const email = 'locked@wojaz.example'
    const password = 'a long enough password'
    expect((await post('/api/users', { email, password, roles: ['editor'] }, { cookie })).status).toBe(201)
    for (let attempt = 0; attempt < 5; attempt += 1)
      await post('/api/users/login', { email, password: 'wrong' })
    const locked = await post('/api/users/login', { email, password })
    expect([locked.status, (await locked.json()).code]).toEqual([401, 'locked'])
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

describe('nobody from outside', () => {
  test.each([
    ['POST', '/api/users/first-register'],
    ['GET', '/api/users/first-register'],
    ['POST', '/api/users/first-register/'],
    ['POST', '/api/users/First-Register'],
    ['POST', '/api/users/first%2Dregister'],
  ])('registers the first admin: %s %s', async (method, path) => {
    const body =
      method === 'POST' ? JSON.stringify({ email: 'evil@evil.example', password: 'x'.repeat(20) }) : undefined
    expect((await content.handle(new Request(`${site}${path}`, { method, body }))).status).toBe(404)
  })

  test.each([
    ['POST', '/api/pages'],
    ['PATCH', '/api/pages/1'],
    ['DELETE', '/api/pages/1'],
    ['DELETE', '/api/pages?where[id][exists]=true'],
    ['POST', '/api/globals/header'],
    ['POST', '/api/media'],
    ['POST', '/api/documents'],
    ['POST', '/api/videos'],
    ['POST', '/api/offices'],
    ['PATCH', '/api/offices/1'],
    ['DELETE', '/api/faq?where[id][exists]=true'],
    ['POST', '/api/popups'],
    ['POST', '/api/menus'],
    ['POST', '/api/directions'],
    ['POST', '/api/search-criteria'],
    ['POST', '/api/redirects'],
    ['POST', '/api/users'],
    ['POST', '/api/users/unlock'],
    ['POST', '/api/payload-jobs/run'],
  ])('writes: %s %s', async (method, path) => {
    const response = await send(method, path, { title: 'x' })
    expect([response.status, (await response.json()).code]).toEqual([403, 'forbidden'])
  })

  test.each([
    '/api/redirects',
    '/api/redirects/1',
    '/api/menus',
    '/api/documents',
    '/api/documents/file/regulamin.pdf',
    '/api/videos',
    '/api/videos/file/film.mp4',
    '/api/search-criteria',
    '/api/search-criteria/1',
    '/api/offices/1',
    '/api/faq/1',
    '/api/popups/1',
    '/api/directions/1',
    '/api/users',
    '/api/users/1',
    '/api/media',
    '/api/payload-preferences',
    '/api/payload-jobs',
    '/api/payload-jobs/run',
    '/api/payload-migrations',
    '/api/pages/versions',
    '/api/pages/1/versions',
    '/api/globals/header/versions',
    '/api/graphql',
    '/api/graphql-playground',
    '/api',
  ])('reads %s', async (path) => {
    expect((await get(path)).status).toBe(404)
  })

  test('a page of another site cannot use the session of an editor', async () => {
    const elsewhere: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example', host: 'localhost:3000' },
      { origin: 'null', host: 'localhost:3000' },
    ]
    for (const headers of elsewhere) {
      expect((await post('/api/pages', { url: '/x', title: 'x' }, { cookie, ...headers })).status).toBe(403)
    }
  })
})

describe('an editor', () => {
  test('talks to Payload itself: the admin gets the documents as they are', async () => {
    const { docs } = await (await asEditor('/api/pages?where[url][equals]=/zima&depth=0&locale=pl')).json()
    expect(docs[0].slots[0].components[0]).toMatchObject({
      blockType: 'hero',
      picture: { scene: expect.any(String) },
    })
  })

  test('publishes from the same host, and guests see it', async () => {
    const created = await post(
      '/api/pages',
      { url: '/nowosc', title: 'Nowość', _status: 'published' },
      { cookie, origin: site, host: 'localhost:3000', 'sec-fetch-site': 'same-origin' },
    )
    expect(created.status).toBe(201)
    await expect
      .poll(async () => (await (await get('/api/pages?where[url][equals]=/nowosc')).json()).totalDocs)
      .toBe(1)
  })

  test('without the admin role cannot make other people admins', async () => {
    const email = 'editor@wojaz.example'
    const password = 'a long enough password'
    await post('/api/users', { email, password, roles: ['editor'] }, { cookie })
    const signedIn = await post('/api/users/login', { email, password })
    const editorCookie = (signedIn.headers.getSetCookie()[0] ?? '').split(';')[0] ?? ''
    const { user } = await signedIn.json()
    expect(
      (
        await post(
          '/api/users',
          { email: 'x@x.example', password, roles: ['admin'] },
          { cookie: editorCookie },
        )
      ).status,
    ).toBe(403)
    const raised = await send(
      'PATCH',
      `/api/users/${user.id}`,
      { roles: ['admin'] },
      { cookie: editorCookie },
    )
    expect((await raised.json()).doc.roles).toEqual(['editor'])
  })

  const upload = (file: File, facts: object) => {
    const body = new FormData()
    body.set('_payload', JSON.stringify(facts))
    body.set('file', file)
    return content.handle(new Request(`${site}/api/media`, { method: 'POST', body, headers: { cookie } }))
  }

  test('uploads a picture, and the page that shows it knows its size, its words and its focal point', async () => {
    const pixels = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } })
      .png()
      .toBuffer()
    const file = new File([new Uint8Array(pixels)], 'plaża latem.png', { type: 'image/png' })
    const uploaded = await upload(file, { alt: 'Plaża', focalX: 20, focalY: 80 })
    expect(uploaded.status).toBe(201)
    const { doc } = await uploaded.json()
    const hero = { blockType: 'hero', heading: 'Plaża', picture: { upload: doc.id } }
    await post(
      '/api/pages',
      { url: '/plaza', title: 'Plaża', _status: 'published', slots: [{ name: 'main', components: [hero] }] },
      { cookie },
    )
    const reader = {
      locale: 'cs' as const,
      visitor: { authenticated: false, userStatus: 'X' },
      drafts: false,
    }
    await expect
      .poll(() => content.page('/plaza', reader))
      .toMatchObject({
        value: {
          slots: [
            {
              components: [
                {
                  picture: {
                    src: `/file/media/${encodeURIComponent(doc.filename)}`,
                    alt: 'Plaża',
                    width: 60,
                    height: 40,
                    focal: { x: 20, y: 80 },
                  },
                },
              ],
            },
          ],
        },
      })
  })

  test('cannot upload a picture without words, a huge file or a script that calls itself a picture', async () => {
    const pixels = await sharp({ create: { width: 6, height: 4, channels: 3, background: 'teal' } })
      .png()
      .toBuffer()
    const small = new Uint8Array(pixels)
    const wordless = await upload(new File([small], 'a.png', { type: 'image/png' }), {})
    const huge = await upload(new File([new Uint8Array(13 * 1024 * 1024)], 'b.png', { type: 'image/png' }), {
      alt: 'b',
    })
    const script = await upload(new File(['<script>alert(1)</script>'], 'c.png', { type: 'image/png' }), {
      alt: 'c',
    })
    expect([wordless.status, huge.status, script.status]).toEqual([400, 413, 400])
  })

  test('cannot upload a drawing that may carry scripts', async () => {
    const body = new FormData()
    body.set('_payload', JSON.stringify({ alt: 'a' }))
    body.set(
      'file',
      new File(['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'], 'a.svg', {
        type: 'image/svg+xml',
      }),
    )
    const response = await content.handle(
      new Request(`${site}/api/media`, { method: 'POST', body, headers: { cookie } }),
    )
    expect(response.status).toBe(400)
  })
})
