import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'vitest'
import type { TestApp } from '../build-test-app.ts'
import { signIn } from '../editor.ts'
import { shopTest as test } from '../search-shop.ts'

let cms: Server
let shop: TestApp
let asked: IncomingMessage[] = []
let withoutAdmin: TestApp
test.beforeAll(async ({ shop: opened }) => {
  withoutAdmin = opened
  cms = createServer((request, response) => {
    asked.push(request)
    response.setHeader('x-powered-by', 'Next.js')
    response.setHeader('set-cookie', ['a=1; Path=/', 'b=2; Path=/'])
    response.end('<html>admin</html>')
  })
  await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve))
  const { port } = cms.address() as AddressInfo
  shop = await opened.front({ env: { CMS_URL: `http://127.0.0.1:${port}` } })
})
test.afterAll(async () => {
  await shop.close()
  cms.close()
})

test('GET /admin is the CMS at the shop’s own address', async () => {
  asked = []
  const { statusCode, headers, body } = await shop.app.inject({
    url: '/admin/collections/pages?limit=10',
    headers: { cookie: 'payload-token=abc' },
  })
  expect(statusCode).toBe(200)
  expect(body).toBe('<html>admin</html>')
  expect(headers['set-cookie']).toEqual(['a=1; Path=/', 'b=2; Path=/'])
  expect(headers['x-powered-by']).toBeUndefined()
  expect(asked[0]?.url).toBe('/admin/collections/pages?limit=10')
  expect(asked[0]?.headers).toMatchObject({
    cookie: 'payload-token=abc',
    'x-forwarded-host': 'localhost:3000',
    'x-forwarded-proto': 'http',
  })
})

test('the admin gets the nonce its scripts must carry', async () => {
  asked = []
  const { headers } = await shop.app.inject('/admin')
  const told = /'nonce-([\w-]+)'/.exec(String(asked[0]?.headers['content-security-policy']))?.[1]
  expect(told).toHaveLength(24)
  expect(headers['content-security-policy']).toContain(`script-src 'nonce-${told}' 'strict-dynamic'`)
  expect(headers['x-frame-options']).toBe('SAMEORIGIN')
})

const multipart = { 'content-type': 'multipart/form-data; boundary=x' }

test.each(['/admin', '/admin/login', '/admin/collections/pages', '/_next/static/chunk.js', '/_next/image'])(
  'POST %s by whoever is no editor does not reach the CMS',
  async (url) => {
    asked = []
    for (const cookie of ['', 'payload-token=a.b.c']) {
      const { statusCode } = await shop.app.inject({
        method: 'POST',
        url,
        payload: '--x\r\nnothing',
        headers: { ...multipart, cookie },
      })
      expect([403, 405, 415]).toContain(statusCode)
    }
    expect(asked).toEqual([])
  },
)

test('POST /admin by an editor reaches the CMS, up to 4 MB', async () => {
  asked = []
  const { cookie } = (await signIn(shop.app)).headers
  const send = (payload: string) =>
    shop.app.inject({ method: 'POST', url: '/admin', headers: { ...multipart, cookie }, payload })
  expect((await send('x'.repeat(100_000))).statusCode).toBe(200)
  expect(asked).toHaveLength(1)
  const refused = await send('x'.repeat(5_000_000))
  expect([refused.statusCode, refused.headers.connection]).toEqual([413, 'close'])
  expect(asked).toHaveLength(1)
})

test('PUT /admin is no way to ask the admin', async () => {
  expect((await shop.app.inject({ method: 'PUT', url: '/admin' })).statusCode).toBe(405)
})

test('GET /_next goes to the CMS too', async () => {
  asked = []
  await shop.app.inject('/_next/static/chunk.js')
  expect(asked[0]?.url).toBe('/_next/static/chunk.js')
})

test('while the admin is stopped editors read one clear sentence and guests notice nothing', async () => {
  const admin = await withoutAdmin.app.inject({ url: '/admin', headers: { accept: 'text/html' } })
  expect(admin.statusCode).toBe(503)
  expect(admin.headers['content-type']).toContain('text/html')
  expect(admin.body).toContain('Panel redakcji jest teraz wyłączony. Sklep działa bez zmian.')
  expect((await withoutAdmin.app.inject('/')).statusCode).toBe(200)
})
