import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { waits } from '../src/after-failure.ts'
import type { Attachment, Email } from '../src/email.ts'
import { readFiledEmail } from '../src/mail-folder.ts'
import { queueEmail, withdrawNamed } from '../src/outbox.ts'
import { type Mailbox, openMailbox } from '../src/testing.ts'
import { noon, openTestMail, type TestMail } from './open-test-mail.ts'

const document: Attachment = {
  name: 'potwierdzenie-W1.pdf',
  type: 'application/pdf',
  bytes: Buffer.from('%PDF Ż'),
}
const dates: Attachment = {
  name: 'kalendarz.ics',
  type: 'text/calendar',
  bytes: Buffer.from('BEGIN:VCALENDAR'),
}
const email: Email = {
  kind: 'order-confirmed',
  to: 'anna@wojaz.example',
  subject: 'Potwierdzenie',
  text: 'Tekst',
  html: '<p>Tekst</p>',
}
const drawn: unknown[] = []
let fails = 0
let drawnFiles: Attachment[] | null = null
const drawers = {
  async documents(facts: { number: string }) {
    if (fails-- > 0) throw new Error('no ink')
    drawn.push(facts)
    return {
      html: `<h1>${facts.number}</h1>`,
      attachments: drawnFiles ?? [{ ...document, name: `${facts.number}.pdf` }, dates],
    }
  },
}
const enclosed = { drawer: 'documents', facts: { number: 'W402917655' } }

let mailbox: Mailbox
let office: TestMail
beforeEach(async () => {
  drawn.length = 0
  fails = 0
  drawnFiles = null
  mailbox = await openMailbox()
  office = await openTestMail({ smtpUrl: mailbox.url, drawers })
})
afterEach(async () => {
  await office.close()
  await mailbox.close()
})
const files = () => mailbox.emails.map(({ email: got }) => got.attachments.map(({ filename }) => filename))
const keptFiles = async () =>
  (await office.rows<{ name: string }>('select name from mail.attachments order by position')).map(
    ({ name }) => name,
  )

test('files reach the mailbox as they were attached, in their order, beside text and HTML', async () => {
  await queueEmail(office.pool, { ...email, attachments: [document, dates] }, noon)
  await office.mail.deliverDue()
  const got = mailbox.emails[0]?.email
  expect([got?.text?.trim(), got?.html?.trim()]).toEqual(['Tekst', '<p>Tekst</p>'])
  expect(files()).toEqual([['potwierdzenie-W1.pdf', 'kalendarz.ics']])
  expect(got?.attachments.map(({ mimeType }) => mimeType)).toEqual(['application/pdf', 'text/calendar'])
  expect(Buffer.from(got?.attachments[0]?.content as ArrayBuffer).toString()).toBe('%PDF Ż')
})

test('once delivered, an email keeps no file', async () => {
  await queueEmail(office.pool, { ...email, attachments: [document] }, noon)
  expect(await keptFiles()).toEqual(['potwierdzenie-W1.pdf'])
  await office.mail.deliverDue()
  expect(await keptFiles()).toEqual([])
})

test('what is enclosed is drawn when the email leaves, not when it is written', async () => {
  await queueEmail(office.pool, { ...email, enclosed }, noon)
  expect(drawn).toEqual([])
  await office.mail.deliverDue()
  expect(drawn).toEqual([{ number: 'W402917655' }])
  expect(mailbox.emails[0]?.email.html?.trim()).toBe('<h1>W402917655</h1>')
  expect(files()).toEqual([['W402917655.pdf', 'kalendarz.ics']])
  expect(await keptFiles()).toEqual([])
})

test('files of an email that is delivered at once are never written to the database', async () => {
  const asked = vi.spyOn(office.pool, 'query')
  await queueEmail(office.pool, { ...email, enclosed }, noon)
  asked.mockClear()
  await office.mail.deliverDue()
  const texts = asked.mock.calls.map(([said]) =>
    typeof said === 'string' ? said : (said as { text: string }).text,
  )
  expect(texts.length).toBeGreaterThan(1)
  expect(texts.filter((text) => text.includes('insert into mail.attachments'))).toEqual([])
  expect(files()).toEqual([['W402917655.pdf', 'kalendarz.ics']])
})

test('a long file arrives byte for byte', async () => {
  const bytes = Buffer.from(Array.from({ length: 20_000 }, (_, index) => (index * 7_919) % 256))
  await queueEmail(office.pool, { ...email, attachments: [{ ...document, bytes }] }, noon)
  await office.mail.deliverDue()
  const got = mailbox.emails[0]?.email.attachments[0]
  expect(Buffer.from(got?.content as ArrayBuffer).equals(bytes)).toBe(true)
  expect(got).toMatchObject({ disposition: 'attachment', mimeType: 'application/pdf' })
})

test('an email that waits for its mail server is drawn once and carries the same files later', async () => {
  await queueEmail(office.pool, { ...email, enclosed }, noon)
  mailbox.refuseContents({ code: 451, words: 'Later' })
  await office.mail.deliverDue()
  expect(await keptFiles()).toEqual(['W402917655.pdf', 'kalendarz.ics'])
  mailbox.refuseContents(null)
  office.moveClock(10_000)
  await office.neighbour().deliverDue()
  expect(files()).toEqual([['W402917655.pdf', 'kalendarz.ics']])
  expect(mailbox.emails[0]?.email.html?.trim()).toBe('<h1>W402917655</h1>')
  expect(drawn).toHaveLength(1)
})

test('an email that stays first can be taken back until it leaves', async () => {
  const named = (name: string) => queueEmail(office.pool, { ...email, idempotencyKey: name }, noon, 60_000)
  await named('payment-refused W1 a')
  await named('payment-refused W2 a')
  expect(await office.mail.deliverDue()).toBe(0)
  await withdrawNamed(office.pool, 'payment-refused W1 ')
  office.moveClock(60_000)
  expect(await office.mail.deliverDue()).toBe(1)
})

test('an email never leaves without its files: when they cannot be drawn, it waits', async () => {
  fails = 1
  await queueEmail(office.pool, { ...email, enclosed }, noon)
  await office.mail.deliverDue()
  expect(mailbox.emails).toEqual([])
  expect(await office.rows('select state, last_refusal from mail.emails')).toEqual([
    { state: 'waiting', last_refusal: 'EDRAW' },
  ])
  office.moveClock(10_000)
  await office.mail.deliverDue()
  expect(files()).toEqual([['W402917655.pdf', 'kalendarz.ics']])
})

test('files that cannot be stored hide neither what the mail server said nor the next attempt', async () => {
  drawnFiles = [{ ...document, name: '../not-a-name.pdf' }]
  await queueEmail(office.pool, { ...email, enclosed }, noon)
  mailbox.refuseContents({ code: 451, words: 'Later' })
  await office.mail.deliverDue()
  expect(await office.rows('select state, last_refusal from mail.emails')).toEqual([
    { state: 'waiting', last_refusal: 'EMESSAGE 451' },
  ])
  expect(office.logged.map(({ message }) => message)).toContain('files of an email not stored')
  mailbox.refuseContents({ code: 554, words: 'Never' })
  office.moveClock(10_000)
  await office.mail.deliverDue()
  expect(await office.rows('select state from mail.emails')).toEqual([{ state: 'given-up' }])
})

test('an email whose drawn files are too large waits like any other failure, and is given up in the end', async () => {
  const bytes = Buffer.alloc(3.5 * 1024 ** 2)
  drawnFiles = Array.from({ length: 4 }, () => ({ ...document, bytes }))
  await queueEmail(office.pool, { ...email, enclosed }, noon)
  for (const wait of [0, ...waits]) {
    office.moveClock(wait)
    await office.mail.deliverDue()
  }
  expect(mailbox.emails).toEqual([])
  expect(await office.rows('select state, attempts from mail.emails')).toEqual([
    { state: 'given-up', attempts: waits.length + 1 },
  ])
})

test('a node that does not know the drawer leaves the email to one that does', async () => {
  await queueEmail(office.pool, { ...email, enclosed: { ...enclosed, drawer: 'posters' } }, noon)
  await office.mail.deliverDue()
  expect(await office.rows('select state from mail.emails')).toEqual([{ state: 'waiting' }])
})

test('an email that is named is written once, however often it is queued, and from several sides at once', async () => {
  const named = { ...email, idempotencyKey: 'order-confirmed W402917655', attachments: [document] }
  const ids = await Promise.all(Array.from({ length: 10 }, () => queueEmail(office.pool, named, noon)))
  expect(ids.filter((id) => id !== null)).toHaveLength(1)
  await office.mail.deliverDue()
  expect(await queueEmail(office.pool, named, noon)).toBeNull()
  await office.mail.deliverDue()
  expect(files()).toEqual([['potwierdzenie-W1.pdf']])
})

test('emails without a name may be written as often as one likes', async () => {
  await queueEmail(office.pool, email, noon)
  await queueEmail(office.pool, email, noon)
  await office.mail.deliverDue()
  expect(mailbox.emails).toHaveLength(2)
})

test.each([
  ['a file beyond 4 MB', { ...document, bytes: Buffer.alloc(4 * 1024 ** 2 + 1) }],
  ['a name that leads elsewhere', { ...document, name: '../secret.pdf' }],
  ['a name that begins a header', { ...document, name: 'a.pdf\r\nBcc: b@wojaz.example' }],
])('%s is refused, and the email with it', async (_, file) => {
  await expect(queueEmail(office.pool, { ...email, attachments: [file] }, noon)).rejects.toThrow()
  expect(await office.rows('select from mail.emails')).toEqual([])
})

test('files beyond 12 MB in all are refused', async () => {
  const attachments = Array.from({ length: 4 }, () => ({ ...document, bytes: Buffer.alloc(3.5 * 1024 ** 2) }))
  await expect(queueEmail(office.pool, { ...email, attachments }, noon)).rejects.toThrow(RangeError)
})

test('without a mail server the files lie inside the email’s file', async () => {
  const home = await openTestMail({ drawers })
  await queueEmail(home.pool, { ...email, enclosed }, noon)
  await home.mail.deliverDue()
  const [name = ''] = await readdir(home.folder)
  const filed = await readFiledEmail(home.folder, name)
  expect(filed?.email.attachments.map(({ filename }) => filename)).toEqual([
    'W402917655.pdf',
    'kalendarz.ics',
  ])
  expect(await readFile(path.join(home.folder, name), 'utf8')).toContain('multipart/mixed')
  await home.close()
})
