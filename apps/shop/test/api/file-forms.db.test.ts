import { expect } from 'vitest'
import { servicesContext } from '../../server/request/context.ts'
import type { TestApp, TestAppOptions } from '../build-test-app.ts'
import { shopTest as test } from '../search-shop.ts'

let shop: TestApp
const page = '/mytui/rezerwacja/W402917652/opinia'
/** One pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test.beforeAll(async ({ shop: opened }) => {
  // A fake action that reads the form of its page.
  const render: Pick<TestAppOptions, 'render'> = {
    async render(request, context) {
      const { uploads } = context.get(servicesContext)
      const read = await uploads.readForm(request, { for: 'review', sentBy: 'order:W402917652' })
      if (!read.ok) return Response.json(read.refusal, { status: 422 })
      const { typed, kept, refused } = read.value
      return Response.json({ typed, names: kept.map(({ name }) => name), refused })
    },
  }
  shop = await opened.front(render)
})
test.afterAll(() => shop.close())

async function send(url: string, files: readonly [string, Buffer][], headers: Record<string, string> = {}) {
  const form = new FormData()
  form.append('title', 'Cisza')
  for (const [name, bytes] of files) form.append('photos', new Blob([bytes as BlobPart]), name)
  const request = new Request('http://localhost/', { method: 'POST', body: form })
  return shop.app.inject({
    method: 'POST',
    url,
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '', ...headers },
  })
}

test.for([page, `${page}.data`, `/cs${page}`])('POST %s: words and photos reach the action', async (url) => {
  const answer = await send(url, [
    ['pokój.png', png],
    ['skrypt.png', Buffer.from('<svg onload="alert(1)"/>')],
  ])
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    {
      typed: { title: 'Cisza' },
      names: ['pokój.jpg'],
      refused: [{ name: 'skrypt', code: 'kind-not-taken' }],
    },
  ])
})

test('a plain form is read there as before', async () => {
  const answer = await shop.app.inject({
    method: 'POST',
    url: page,
    payload: 'title=Cisza',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(answer.json()).toMatchObject({ typed: { title: 'Cisza' }, names: [] })
})

test.for(['/mytui/logowanie', '/mytui/rezerwacja/W402917652/karta/hotel', '/pz/x', '/'])(
  'POST %s: pages without photos take no files',
  async (url) => {
    expect((await send(url, [['a.png', png]])).statusCode).toBe(405)
  },
)

test('nobody else\u2019s page sends files for a guest', async () => {
  expect((await send(page, [['a.png', png]], { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
})

test('too much of a form is told by its page with what was typed; far too much is not read', async () => {
  const large = await send(page, [['film.jpg', Buffer.alloc(45 * 1024 ** 2, 0xff)]])
  expect([large.statusCode, large.json()]).toEqual([
    422,
    { code: 'form-too-large', typed: { title: 'Cisza' } },
  ])
  const huge = await shop.app.inject({
    method: 'POST',
    url: page,
    payload: 'x',
    headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': String(10 ** 9) },
  })
  expect(huge.statusCode).toBe(413)
})
