import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { site, testCalls } from './test-calls.ts'

// Hashing passwords and saving documents is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const { open, close, get, send, post, asEditor, session, content } = testCalls()
beforeAll(open)
afterAll(close)

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
    expect((await content().handle(new Request(`${site}${path}`, { method, body }))).status).toBe(404)
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
    ['POST', '/api/destinations'],
    ['POST', '/api/search-criteria'],
    ['POST', '/api/redirects'],
    ['POST', '/api/users'],
    ['POST', '/api/users/unlock'],
    ['POST', '/api/payload-jobs/run'],
  ])('writes: %s %s', async (method, path) => {
    const response = await send(method, path, { title: 'x' })
    expect([response.status, (await response.json()).code]).toEqual([403, 'forbidden'])
  })

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('is told to sign in where nothing is: %s', async (method) => {
    for (const path of ['/api/nothing', '/api/www/nothing', '/api/services/x/y', '/api/globals/nothing']) {
      const response = await send(method, path, {})
      expect([path, response.status, (await response.json()).code]).toEqual([path, 404, 'not-found'])
    }
  })

  test.each([
    '/api/redirects',
    '/api/redirects/1',
    '/api/menus/1',
    '/api/documents',
    '/api/documents/file/regulamin.pdf',
    '/api/videos',
    '/api/videos/file/film.mp4',
    '/api/search-criteria',
    '/api/search-criteria/1',
    '/api/offices/1',
    '/api/faq/1',
    '/api/popups/1',
    '/api/destinations/1',
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
      expect((await post('/api/pages', { url: '/x', title: 'x' }, { ...session, ...headers })).status).toBe(
        403,
      )
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
      { ...session, origin: site, host: 'localhost:3000', 'sec-fetch-site': 'same-origin' },
    )
    expect(created.status).toBe(201)
    await expect
      .poll(async () => (await (await get('/api/pages?where[url][equals]=/nowosc')).json()).totalDocs)
      .toBe(1)
  })

  test('without the admin role cannot make other people admins', async () => {
    const email = 'editor@wojaz.example'
    const password = 'a long enough password'
    await post('/api/users', { email, password, roles: ['editor'] }, session)
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
    return content().handle(new Request(`${site}/api/media`, { method: 'POST', body, headers: session }))
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
      session,
    )
    const reader = {
      locale: 'cs' as const,
      visitor: { authenticated: false, userStatus: 'X' },
      drafts: false,
    }
    await expect
      .poll(() => content().page('/plaza', reader))
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
    const response = await content().handle(
      new Request(`${site}/api/media`, { method: 'POST', body, headers: session }),
    )
    expect(response.status).toBe(400)
  })
})
