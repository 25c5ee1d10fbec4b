import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareContent } from '@wojaz/content/server'
import { type Postgres, startPostgres } from '@wojaz/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FormShop, openFormShop } from '../form-shop.ts'
import { shopContent } from '../shop-content.ts'

let folder: string
let postgres: Postgres
let shop: FormShop
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wojaz-forms-'))
  // mkdtemp makes the folder private; then Postgres started by root would store its data elsewhere (see packages/database).
  await chmod(folder, 0o711)
  postgres = await startPostgres({ folder, durable: false, log: () => {} })
  await prepareContent(
    {
      databaseUrl: postgres.url(),
      secret: 'a secret for tests only',
      mediaFolder: folder,
      siteUrl: 'http://localhost:3000',
      clock: () => new Date(),
      log: { info() {}, warn() {}, error() {} },
      adminEmail: 'redakcja@wojaz.example',
    },
    shopContent.fill,
  )
  shop = await openFormShop(postgres.url())
})
afterAll(async () => {
  await shop?.close()
  await postgres?.stop()
  await rm(folder, { recursive: true, force: true })
})

test('while the database is away a form is refused with 503 and a sentence, and taken when it is back', async () => {
  const fields = { email: 'anna@wojaz.example', consent: 'on' }
  const plain = { ...fields, form: await shop.uid('/'), page: '/' }
  await postgres.stop()
  const called = await shop.send('/', fields)
  expect(called.statusCode).toBe(503)
  expect(called.headers['retry-after']).toBe('5')
  expect(JSON.parse(called.body)).toEqual({
    code: 'database-unavailable',
    message: expect.stringMatching(/\p{L}{3,}.*\.$/u),
  })
  const sent = await shop.post('/', plain)
  expect(sent.statusCode).toBe(503)
  expect(sent.headers['content-type']).toContain('text/html')

  await postgres.restart()
  await expect.poll(async () => (await shop.send('/', fields)).statusCode).toBe(200)
  expect(await shop.count('subscriptions')).toBe(1)
}, 60_000)
