import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { migrate, openDatabase } from '@wojaz/database'
import { createTestDatabase, type TestDatabase } from '@wojaz/database/testing'
import type pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrateMail } from '../src/migrate-mail.ts'
import { openMail } from '../src/open-mail.ts'
import { type Mailbox, openMailbox } from '../src/testing.ts'
import { noon } from './open-test-mail.ts'

const folder = path.join(import.meta.dirname, '../migrations')
const lastOfBefore = '0007-letters-keep-their-subject.sql'

let database: TestDatabase
let pool: pg.Pool
let close: () => Promise<void>
let mailbox: Mailbox
beforeEach(async () => {
  database = await createTestDatabase()
  ;({ pool, close } = openDatabase({ url: database.url, applicationName: 'test', onError() {} }))
  mailbox = await openMailbox()
  await migrateAsBefore()
})
afterEach(async () => {
  await close()
  await database.drop()
  await mailbox.close()
})

/** The outbox as it was when it stood in the schema `post`. */
async function migrateAsBefore() {
  const before = await mkdtemp(path.join(tmpdir(), 'wojaz-before-'))
  for (const name of await readdir(folder))
    if (name <= lastOfBefore) await cp(path.join(folder, name), path.join(before, name))
  await migrate(pool, { schema: 'post', folder: before })
  await rm(before, { recursive: true })
}

interface Waiting {
  readonly kind: string
  readonly onceAs?: string
  readonly enclosed?: { readonly drawer: string; readonly facts: unknown }
}

async function wait({ kind, onceAs, enclosed }: Waiting) {
  const contents = { subject: kind, text: 'Tekst', html: '<p>Tekst</p>', enclosed }
  const { rows } = await pool.query<{ id: string }>(
    `insert into post.letters (kind, recipient, contents, queued_at, next_attempt_at, once_as, subject)
     values ($1, 'anna@wojaz.example', $2, $3, $3, $4, $1) returning id`,
    [kind, contents, noon, onceAs ?? null],
  )
  return rows[0]?.id
}

test('emails that waited before the renaming go out, with the files that were enclosed or attached', async () => {
  const price = { offer: 100, extras: 20, total: 120 }
  const order = { number: 'W402917655', price }
  const correction = { nth: 1, before: { number: 'W402917655', price: { ...price, extras: 10 } } }
  await wait({ kind: 'newsletter-confirm' })
  await wait({
    kind: 'order-extras',
    onceAs: 'order-extras W402917655 7',
    enclosed: { drawer: 'order-letter', facts: { order, correction } },
  })
  await wait({ kind: 'ticket', enclosed: { drawer: 'attraction-letter', facts: { ticket: 'A1' } } })
  const id = await wait({ kind: 'order-paid', onceAs: 'order-paid W402917655' })
  await pool.query(
    `insert into post.attachments (letter_id, position, name, type, bytes) values ($1, 1, 'faktura.pdf', 'application/pdf', '%PDF')`,
    [id],
  )

  await migrateMail(pool)
  const drawn: unknown[] = []
  const drawer = async (facts: unknown) => {
    drawn.push(facts)
    return { attachments: [{ name: 'drawn.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF') }] }
  }
  const mail = openMail({
    pool,
    clock: () => noon,
    log: { info() {}, warn() {}, error() {} },
    secret: 'a secret for tests only',
    siteUrl: 'https://wojaz.example',
    smtpUrl: mailbox.url,
    folder: 'unused',
    from: 'Wojaż <listy@wojaz.example>',
    office: 'biuro@wojaz.example',
    drawers: { 'order-email': drawer, 'attraction-email': drawer },
  })
  await mail.deliverDue()
  await mail.close()

  const arrived = mailbox.emails.map(({ email }) => [email.subject, email.attachments[0]?.filename])
  expect(arrived.toSorted()).toEqual([
    ['newsletter-confirm', undefined],
    ['order-extras', 'drawn.pdf'],
    ['order-paid', 'faktura.pdf'],
    ['ticket', 'drawn.pdf'],
  ])
  expect(drawn).toContainEqual({
    order: { number: 'W402917655', price: { offer: 100, upsells: 20, total: 120 } },
    correction: { nth: 1, before: { number: 'W402917655', price: { offer: 100, upsells: 10, total: 120 } } },
  })
  const { rows } = await pool.query('select idempotency_key as key, kind, state from mail.emails order by 1')
  expect(rows).toEqual([
    { key: 'order-paid W402917655', kind: 'order-paid', state: 'sent' },
    { key: 'order-upsells W402917655 7', kind: 'order-upsells', state: 'sent' },
    { key: null, kind: expect.any(String), state: 'sent' },
    { key: null, kind: expect.any(String), state: 'sent' },
  ])
})

test('who is subscribed, and how many emails were asked for today, is still known', async () => {
  await pool.query(
    `insert into post.subscriptions (list, address_key, email, locale, state, signed_up_at, confirmed_at)
     values ('newsletter', 'key', 'anna@wojaz.example', 'pl', 'confirmed', $1, $1)`,
    [noon],
  )
  await pool.query(`insert into post.asked_letters values ($1, $2, 3)`, ['k'.repeat(43), noon])
  await migrateMail(pool)
  const { rows } = await pool.query(
    'select email, state, (select count from mail.requested_emails) from mail.subscriptions',
  )
  expect(rows).toEqual([{ email: 'anna@wojaz.example', state: 'confirmed', count: 3 }])
})
