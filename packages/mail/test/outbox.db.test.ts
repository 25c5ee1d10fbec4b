import { freePort } from '@wojaz/database/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Email } from '../src/email.ts'
import { queueEmail } from '../src/outbox.ts'
import { type Mailbox, openMailbox } from '../src/testing.ts'
import { noon, openTestMail, type TestMail } from './open-test-mail.ts'

const minute = 60_000
let mailbox: Mailbox
let office: TestMail
beforeEach(async () => {
  mailbox = await openMailbox()
  office = await openTestMail({ smtpUrl: mailbox.url })
})
afterEach(async () => {
  await office.close()
  await mailbox.close()
})

const email: Email = {
  kind: 'test-email',
  to: 'anna@wojaz.example',
  subject: 'Zażółć gęślą jaźń',
  text: 'Słońce.',
  html: '<p>Słońce.</p>',
  headers: { 'List-Unsubscribe': '<https://wojaz.example/leave>' },
  replyTo: 'biuro@wojaz.example',
}
const queue = (given: Partial<Email> = {}) => queueEmail(office.pool, { ...email, ...given }, noon)
const states = () =>
  office.rows<{ state: string; attempts: number }>('select state, attempts from mail.emails')

test('an email reaches the mailbox as it was written', async () => {
  const id = await queue()
  expect(await office.mail.deliverDue()).toBe(1)
  expect(mailbox.emails).toHaveLength(1)
  const [{ to, from, email: got }] = mailbox.emails as [(typeof mailbox.emails)[number]]
  expect(to).toEqual(['anna@wojaz.example'])
  expect(from).toBe('listy@wojaz.example')
  expect(got).toMatchObject({
    subject: email.subject,
    from: { name: 'Wojaż', address: 'listy@wojaz.example' },
    messageId: `<${id}@wojaz.example>`,
  })
  expect([got.text?.trim(), got.html?.trim()]).toEqual([email.text, email.html])
  expect(got.replyTo?.[0]?.address).toBe('biuro@wojaz.example')
  const heads = Object.fromEntries(got.headers.map(({ key, value }) => [key, value]))
  expect(heads).toMatchObject({
    'list-unsubscribe': '<https://wojaz.example/leave>',
    'auto-submitted': 'auto-generated',
  })
})

test('a shop that only shows what it could sell says so first in every email, in its language', async () => {
  const demo = await openTestMail({ smtpUrl: mailbox.url, isDemo: true })
  const html =
    '<!doctype html><html lang="cs"><head><title>A</title></head><body class="a">Slunce</body></html>'
  await queueEmail(demo.pool, { ...email, html }, noon)
  await queueEmail(demo.pool, { ...email, to: 'jan@wojaz.example' }, noon)
  await demo.mail.deliverDue()
  await demo.close()
  const got = Object.fromEntries(mailbox.emails.map(({ to, email: one }) => [to[0], one]))
  expect(got['anna@wojaz.example']?.html).toMatch(
    /<body class="a"><p [^>]+>Toto je ukázkový obchod.*<\/p>Slunce/,
  )
  expect(got['anna@wojaz.example']?.text).toMatch(/^Toto je ukázkový obchod.*\n\nSłońce/)
  expect(got['jan@wojaz.example']?.html).toMatch(/^<p [^>]+>To sklep pokazowy.*<\/p><p>Słońce/)
})

test('a delivered email keeps no contents and is not sent again', async () => {
  await queue()
  await office.mail.deliverDue()
  expect(await office.mail.deliverDue()).toBe(0)
  expect(await office.rows('select state, contents, finished_at from mail.emails')).toEqual([
    { state: 'sent', contents: null, finished_at: noon },
  ])
  expect(office.outcomes).toEqual(['test-email sent'])
})

test('an email of a transaction that is undone never existed', async () => {
  const client = await office.pool.connect()
  await client.query('begin')
  await queueEmail(client, email, noon)
  expect(await office.mail.deliverDue()).toBe(0)
  await client.query('rollback')
  client.release()
  expect(await office.mail.deliverDue()).toBe(0)
  expect(await states()).toEqual([])
})

test('while the mail server is away an email waits; when it is back the email arrives', async () => {
  const port = await freePort()
  const patient = await openTestMail({ smtpUrl: `smtp://127.0.0.1:${port}` })
  await queueEmail(patient.pool, email, noon)
  await patient.mail.deliverDue()
  expect(await patient.rows('select state, attempts, last_refusal from mail.emails')).toEqual([
    { state: 'waiting', attempts: 1, last_refusal: 'ESOCKET' },
  ])
  const back = await openMailbox({ port })
  patient.moveClock(9_999)
  expect(await patient.mail.deliverDue()).toBe(0)
  patient.moveClock(1)
  expect(await patient.mail.deliverDue()).toBe(1)
  expect(back.emails.map(({ to }) => to)).toEqual([['anna@wojaz.example']])
  expect(patient.outcomes).toEqual(['test-email postponed', 'test-email sent'])
  await back.close()
  await patient.close()
})

test('a mailbox that is full for now is tried again, later each time', async () => {
  await queue()
  mailbox.refuseRecipients({ code: 452, words: 'Mailbox of anna@wojaz.example full' })
  await office.mail.deliverDue()
  office.moveClock(10_000)
  await office.mail.deliverDue()
  office.moveClock(minute - 1)
  expect(await office.mail.deliverDue()).toBe(0)
  mailbox.refuseRecipients(null)
  office.moveClock(1)
  await office.mail.deliverDue()
  expect(mailbox.emails).toHaveLength(1)
  expect(await states()).toEqual([{ state: 'sent', attempts: 3 }])
})

test.each([
  ['an address that does not exist', 'refuseRecipients' as const, 550, 'EENVELOPE 550'],
  ['an email that is refused', 'refuseContents' as const, 554, 'EMESSAGE 554'],
])('%s is given up at once, and kept for a while', async (_, how, code, refusal) => {
  await queue()
  mailbox[how]({ code, words: `No such user anna@wojaz.example` })
  await office.mail.deliverDue()
  office.moveClock(48 * 60 * minute)
  expect(await office.mail.deliverDue()).toBe(0)
  expect(
    await office.rows('select state, last_refusal, contents is not null as kept from mail.emails'),
  ).toEqual([{ state: 'given-up', last_refusal: refusal, kept: true }])
  expect(office.outcomes).toEqual(['test-email given-up'])
})

test('neither the log nor the outbox quotes what a server says about an address', async () => {
  await queue()
  mailbox.refuseRecipients({ code: 550, words: 'No such user anna@wojaz.example' })
  await office.mail.deliverDue()
  expect(JSON.stringify(office.logged)).not.toContain('anna')
  expect(office.logged).toMatchObject([{ message: 'email given up', facts: { kind: 'test-email' } }])
})

test('several nodes deliver every email once', async () => {
  const all = Array.from({ length: 30 }, (_, number) => `gosc${number}@wojaz.example`)
  for (const to of all) await queue({ to })
  const nodes = [office.mail, office.neighbour(), office.neighbour()]
  const touched = await Promise.all(nodes.map((node) => node.deliverDue()))
  expect(touched.reduce((sum, count) => sum + count, 0)).toBe(30)
  expect(mailbox.emails.flatMap(({ to }) => to).sort()).toEqual([...all].sort())
})

test('an email whose node died is carried by another after two minutes, under the same name', async () => {
  const id = await queue()
  // The state after a node has claimed the email and died.
  await office.pool.query(
    `update mail.emails set attempts = 1, next_attempt_at = '${new Date(noon.getTime() + 2 * minute).toISOString()}'`,
  )
  expect(await office.mail.deliverDue()).toBe(0)
  office.moveClock(2 * minute)
  expect(await office.neighbour().deliverDue()).toBe(1)
  expect(mailbox.emails[0]?.email.messageId).toBe(`<${id}@wojaz.example>`)
})

test('started, the mail carries what is there, answers a nudge, and lets the email under way finish', async () => {
  await queue()
  office.mail.start()
  await expect.poll(() => mailbox.emails.length).toBe(1)
  const second = mailbox.holdNext()
  await queue()
  office.mail.nudge()
  await second.arrived
  const closed = office.mail.close()
  second.accept()
  await closed
  expect(mailbox.emails).toHaveLength(2)
})

test('a line break in a subject or an address begins no header', async () => {
  await queue({ subject: 'Zapis\r\nBcc: wszyscy@wojaz.example' })
  await office.mail.deliverDue()
  expect(mailbox.emails[0]?.to).toEqual(['anna@wojaz.example'])
  expect(mailbox.emails[0]?.email.bcc ?? []).toEqual([])
})

test('what is written once is never written again; after a month nobody can tell to whom it went', async () => {
  const named = { idempotencyKey: 'test-email W402917655' }
  await queue(named)
  await queue()
  await office.mail.deliverDue()
  office.moveClock(31 * 24 * 60 * minute)
  await office.mail.tidyUp()
  expect(await office.rows('select idempotency_key, recipient, contents from mail.emails')).toEqual([
    { idempotency_key: 'test-email W402917655', recipient: '', contents: null },
  ])
  expect(await queue(named)).toBeNull()
  office.moveClock(4 * 365 * 24 * 60 * minute)
  await office.mail.tidyUp()
  expect(await office.rows('select from mail.emails')).toEqual([])
})
