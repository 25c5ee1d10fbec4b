import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readMailFolder } from '@wojaz/mail/mail-folder'
import { openMailbox } from '@wojaz/mail/mailbox'
import { queueEmail } from '@wojaz/mail/server'
import { expect } from 'vitest'
import { buildTestApp, type TestApp } from '../build-test-app.ts'
import { shopTest as test } from '../search-shop.ts'

let shop: TestApp
let others: TestApp

const random = '5b1f8c0e7a94d2636f8e1d0c9b7a4e52'
const production = {
  NODE_ENV: 'production',
  CONTENT_SECRET: random,
  PAYU_URL: 'http://127.0.0.1:9',
  DOCUMENT_KEYS: `test:${random}${random.replace('5', '6')}`,
  PAYU_POS_ID: '1',
  PAYU_CLIENT_ID: '1',
  PAYU_CLIENT_SECRET: random,
  PAYU_SECOND_KEY: random,
}

const older = `From: Wojaz <kontakt@wojaz.example>
To: anna@wojaz.example
Subject: =?UTF-8?B?UG90d2llcmTFug==?=
Date: Mon, 01 Jun 2026 12:00:00 +0000
Content-Type: multipart/alternative; boundary=b

--b
Content-Type: text/plain; charset=utf-8

Tylko <b>tekst</b>
--b
Content-Type: text/html; charset=utf-8

<p>Witaj</p><script>alert(1)</script>
--b--
`
const newer = `From: kontakt@wojaz.example
To: <script>@wojaz.example
Subject: <img src=x onerror=alert(1)>
Date: Tue, 02 Jun 2026 09:30:00 +0000
Content-Type: multipart/mixed; boundary=b

--b
Content-Type: text/plain

W zalaczniku
--b
Content-Type: text/html; name="umowa.html"
Content-Disposition: attachment; filename="umowa.html"

<script>alert(1)</script>
--b--
`
const first = '2026-06-01T12-00-00-confirm-1.eml'
const second = '2026-06-02T09-30-00-order-2.eml'

let folder: string
test.beforeAll(async ({ shop: opened }) => {
  folder = await mkdtemp(join(tmpdir(), 'wojaz-mail-page-'))
  shop = await opened.front({ env: { NODE_ENV: 'development', DATA_DIR: join(folder, 'own') } })
  others = await opened.front({ env: { ...production, DATA_DIR: join(folder, 'others') } })
  for (const { services } of [shop, others]) {
    const folder = join(services.env.dataFolder, 'mail')
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, first), older.replaceAll('\n', '\r\n'))
    await writeFile(join(folder, second), newer.replaceAll('\n', '\r\n'))
    await writeFile(join(services.env.dataFolder, 'secret.eml'), older)
  }
})
test.afterAll(async () => {
  await others.close()
  await shop.close()
  await rm(folder, { recursive: true, force: true })
})
const open = (url: string, { app } = shop) => app.inject({ url })

test('GET /_mail lists what was sent, the newest first and open', async () => {
  const { statusCode, body, headers } = await open('/_mail')
  expect(statusCode).toBe(200)
  expect(headers['cache-control']).toBe('no-store')
  expect(body.indexOf(second)).toBeLessThan(body.indexOf(first))
  expect(body).toContain('Potwierdź')
  expect(body).toContain('anna@wojaz.example')
  expect(body).toContain(`href="/_mail/${second}" aria-current="page"`)
  expect(body).toContain('umowa.html')
  expect(body).toContain('1 file')
  expect(body).toMatch(/>umowa\.html<\/a> <span class="soft">\d+ B</)
})

test('GET /_mail/:name shows one email: its text as text, its HTML in a sandbox', async () => {
  const { body } = await open(`/_mail/${first}`)
  expect(body).toContain('Tylko &lt;b&gt;tekst&lt;/b&gt;')
  expect(body).toMatch(new RegExp(`<iframe [^>]*sandbox="allow-popups" src="/_mail/${first}/html"`))
  const frame = await open(`/_mail/${first}/html`)
  expect(frame.body).toContain('<p>Witaj</p>')
  expect(frame.headers['content-security-policy']).toMatch(/^sandbox allow-popups; default-src 'none'/)
})

test('nothing that an email says becomes part of the page', async () => {
  const { body } = await open(`/_mail/${second}`)
  expect(body).not.toMatch(/<script|<img/)
  expect(body).toContain('&lt;img src=x onerror=alert(1)&gt;')
})

test('an attachment is downloaded, whatever it says it is', async () => {
  const { headers, body } = await open(`/_mail/${second}/attachments/0`)
  expect(headers['content-type']).toBe('application/octet-stream')
  expect(headers['content-disposition']).toBe("attachment; filename*=UTF-8''umowa.html")
  expect(body).toContain('<script>')
})

test('what travels through the mailbox of development is on the page, with its files', async () => {
  const folder = join(shop.services.env.dataFolder, 'received')
  const mailbox = await openMailbox(folder)
  const there = await buildTestApp({
    env: { NODE_ENV: 'development', SMTP_URL: mailbox.url },
  })
  const { database, mail, clock, env } = there.services
  const subject = 'Żółta łódź'
  const email = {
    kind: 'test',
    to: 'ewa@wojaz.example',
    subject,
    text: 'Wiatr od morza',
    html: '<p>Wiatr</p>',
  }
  await queueEmail(database.pool, email, clock())
  await mail.deliverDue()
  const [received] = await readMailFolder(folder)
  expect(received?.email).toMatchObject({ subject, to: [{ address: 'ewa@wojaz.example' }] })
  await cp(folder, join(env.dataFolder, 'mail'), { recursive: true })
  const { body } = await open('/_mail', there)
  for (const words of [subject, 'ewa@wojaz.example', 'Wiatr od morza', new URL(mailbox.url).host])
    expect(body).toContain(words)
  await there.close()
  await mailbox.close()
})

test.each([
  '/_mail/nie-ma.eml',
  '/_mail/..%2Fsecret.eml',
  '/_mail/%2Fetc%2Fpasswd',
  `/_mail/${first}/attachments/0`,
  `/_mail/${second}/attachments/-1`,
])('GET %s is not found', async (url) => {
  expect((await open(url)).statusCode).toBe(404)
})

test.each(['/_mail', `/_mail/${first}`, `/_mail/${first}/html`])(
  'GET %s does not exist where guests are',
  async (url) => {
    expect((await open(url, others)).statusCode).toBe(404)
  },
)
