import { openDatabase } from '@wojaz/database'
import { createTestDatabase, type TemplateRecipe, type TestDatabase } from '@wojaz/database/testing'
import { type Mail, migrateMail, openMail } from '@wojaz/mail/server'
import { type Mailbox, openMailbox } from '@wojaz/mail/testing'
import type pg from 'pg'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { openDocuments } from '../src/documents/open-documents.ts'
import { documentOptions, makeOffer, makeOrder, noon, paidOrder } from './make-order.ts'
import { readPdf } from './read-pdf.ts'

const documents = openDocuments({
  siteUrl: documentOptions.siteUrl,
  secret: 'a secret for tests only',
  namesOf: () => documentOptions.names,
  contactOf: async () => documentOptions.contact,
})

const open = (url: string) => openDatabase({ url, applicationName: 'test', onError() {} })
const template: TemplateRecipe = {
  name: 'mail',
  isEmpty: true,
  async make(url) {
    const made = open(url)
    await migrateMail(made.pool)
    await made.close()
  },
}

let mailbox: Mailbox
let database: TestDatabase
let pool: pg.Pool
let close: () => Promise<void>
let mail: Mail
let now = noon

beforeEach(async () => {
  now = noon
  mailbox = await openMailbox()
  database = await createTestDatabase({ template })
  ;({ pool, close } = open(database.url))
  mail = openMail({
    pool,
    clock: () => now,
    log: { info() {}, warn() {}, error() {} },
    secret: 'a secret for tests only',
    siteUrl: documentOptions.siteUrl,
    smtpUrl: mailbox.url,
    folder: 'unused',
    from: 'Wojaż <listy@wojaz.example>',
    office: 'biuro@wojaz.example',
    drawers: documents.drawers,
  })
})
afterAll(() => documents.close())
afterEach(async () => {
  await mail.close()
  await close()
  await database.drop()
  await mailbox.close()
})

async function inTransaction(end: 'commit' | 'rollback', work: (client: pg.PoolClient) => Promise<unknown>) {
  const client = await pool.connect()
  await client.query('begin')
  await work(client)
  await client.query(end)
  client.release()
}
const queue = (order = makeOrder()) =>
  inTransaction('commit', (client) => documents.queueOrderEmails(client, order, now))

test('an order that is paid reaches the mailbox as text, HTML, five documents and dates for the calendar', async () => {
  await queue(paidOrder())
  await mail.deliverDue()
  const [{ to, email }] = mailbox.emails as [(typeof mailbox.emails)[number]]
  expect(to).toEqual(['swietka@wojaz.example'])
  expect(email.subject).toBe('Rezerwacja W402917655 potwierdzona: Złota Zatoka Palace & Spa')
  expect(email.text).toContain('Dzień dobry, Świętosławo!')
  expect(email.html).toContain('lang="pl"')
  expect(email.html).toContain('Wyjazd jest Twój!')
  expect(email.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
    ['potwierdzenie-W402917655.pdf', 'application/pdf'],
    ['faktura-W402917655.pdf', 'application/pdf'],
    ['voucher-W402917655.pdf', 'application/pdf'],
    ['bilet-W402917655.pdf', 'application/pdf'],
    ['ubezpieczenie-W402917655.pdf', 'application/pdf'],
    ['kalendarz-W402917655.ics', 'text/calendar'],
  ])
  const [contract, , , , , dates] = email.attachments.map(({ content }) =>
    Buffer.from(content as ArrayBuffer),
  )
  const { text } = await readPdf(contract as Buffer)
  expect(text).toContain('Walizka 32 kg (Świętosława Brzęczyszczykiewicz)')
  expect(text).toContain('Zapłacono 22.07.2026 (BLIK)')
  expect(dates?.toString()).toContain('BEGIN:VCALENDAR')
})

test('the link of the email opens the order, in the text and in the HTML', async () => {
  await queue()
  await mail.deliverDue()
  const { text = '', html = '' } = mailbox.emails[0]?.email ?? {}
  const link = /\/pz\/platnosc\/W402917655\?link=([\w.-]+)/.exec(text)?.[1] ?? ''
  expect(documents.opensOrder('W402917655', link, now)).toBe(true)
  expect(html).toContain(`/pz/platnosc/W402917655?link=${link}`)
})

test('nothing is drawn and nothing travels for an order whose transaction is undone', async () => {
  await inTransaction('rollback', (client) => documents.queueOrderEmails(client, makeOrder(), now))
  expect(await mail.deliverDue()).toBe(0)
  expect(mailbox.emails).toEqual([])
})

test('however often it is told, and from several sides at once, one confirmation is sent', async () => {
  await Promise.all(Array.from({ length: 8 }, () => queue()))
  await mail.deliverDue()
  await queue()
  await mail.deliverDue()
  expect(mailbox.emails).toHaveLength(1)
})

test('who is refused and pays at the second try is never told of the refusal', async () => {
  const [deposit] = makeOrder().payments
  const refused = [{ ...deposit, id: 'first', state: 'refused' as const, completedAt: null }]
  await queue(makeOrder({ state: 'pending', confirmedAt: null, paid: 0, payments: refused as never }))
  expect(await mail.deliverDue()).toBe(0)
  now = new Date(noon.getTime() + 60_000)
  await queue()
  now = new Date(noon.getTime() + 600_000)
  await mail.deliverDue()
  expect(mailbox.emails.map(({ email }) => email.subject)).toEqual([
    'Rezerwacja W402917655 potwierdzona: Złota Zatoka Palace & Spa',
  ])
})

test('who is refused and leaves it at that gets the way back after five minutes', async () => {
  const [deposit] = makeOrder().payments
  const payments = [{ ...deposit, state: 'refused' as const, completedAt: null }]
  await queue(makeOrder({ state: 'pending', confirmedAt: null, paid: 0, payments: payments as never }))
  now = new Date(noon.getTime() + 300_000)
  await mail.deliverDue()
  expect(mailbox.emails.map(({ email }) => email.subject)).toEqual([
    'Płatność się nie udała, rezerwacja W402917655',
  ])
})

test('who finishes later gets the link and the trip, and no file', async () => {
  const link = 'https://wojaz.example/uk/pz/rezerwacja/abc?link=x'
  await inTransaction('commit', (client) =>
    documents.queueLater(
      client,
      {
        to: 'anna@wojaz.example',
        locale: 'uk',
        offer: makeOffer(),
        link,
        cartId: 'aB3_-xYz0912',
        place: '198.51.100.7',
      },
      now,
    ),
  )
  await mail.deliverDue()
  const email = mailbox.emails[0]?.email
  expect(email?.subject).toBe('Завершіть бронювання: Złota Zatoka Palace & Spa')
  expect(email?.text).toContain(link)
  expect(email?.html).toContain(link)
  expect(email?.attachments).toEqual([])
})
