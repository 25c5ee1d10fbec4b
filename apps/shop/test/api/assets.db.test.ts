import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { expect } from 'vitest'
import type { TestApp } from '../build-test-app.ts'
import { shopTest as test } from '../search-shop.ts'

const script = 'export const shop = 1'
let folder: string
let shop: TestApp
test.beforeAll(async ({ shop: opened }) => {
  folder = await mkdtemp(join(tmpdir(), 'wojaz-assets-'))
  await mkdir(join(folder, 'assets/web-prd/b1'), { recursive: true })
  await writeFile(join(folder, 'assets/web-prd/b1/entry-Ab12.js'), script)
  await writeFile(join(folder, 'assets/web-prd/b1/entry-Ab12.js.br'), brotliCompressSync(script))
  await writeFile(join(folder, 'site.webmanifest'), '{}')
  shop = await opened.front({ clientFolder: folder })
})
test.afterAll(async () => {
  await shop?.close()
  await rm(folder, { recursive: true, force: true })
})

const open = (url: string, headers = {}) => shop.app.inject({ url, headers })

test('GET /assets/web-prd/{build}/… is kept for good and comes as the build has compressed it', async () => {
  const { headers, rawPayload } = await open('/assets/web-prd/b1/entry-Ab12.js', { 'accept-encoding': 'br' })
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
  })
  expect(brotliDecompressSync(rawPayload).toString()).toBe(script)
})

test('files without a hash are kept for a day, pages are asked for again', async () => {
  expect((await open('/site.webmanifest')).headers['cache-control']).toBe('public, max-age=86400')
  expect((await open('/')).headers['cache-control']).toMatch(/no-cache|no-store/)
})
