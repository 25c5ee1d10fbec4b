import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Mailbox, openMailbox } from '../src/testing.ts'
import { office as officeAddress, openTestMail, type TestMail } from './open-test-mail.ts'

const day = 24 * 3_600_000
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

const message: Parameters<TestMail['mail']['write']>[0] = {
  topic: 'inne',
  topicLabel: 'Coś innego',
  name: 'Anna Nowak',
  email: 'anna@wojaz.example',
  phone: null,
  reservation: 'WJ 17',
  message: 'Czy hotel ma windę?',
  locale: 'ro',
  place: '198.51.100.7',
}

test('a message is kept, the office gets it and the guest gets its number', async () => {
  const { value: reference } = (await office.mail.write(message)) as { value: string }
  expect(reference).toMatch(/^K[A-Z2-9]{7}$/)
  expect(await office.rows('select reference, name, body, reservation from mail.messages')).toEqual([
    { reference, name: 'Anna Nowak', body: 'Czy hotel ma windę?', reservation: 'WJ 17' },
  ])
  await office.mail.deliverDue()
  const byRecipient = Object.fromEntries(mailbox.emails.map(({ to, email }) => [to.join(), email]))
  expect(byRecipient[officeAddress]).toMatchObject({ subject: `Coś innego: Anna Nowak (${reference})` })
  expect(byRecipient[officeAddress]?.replyTo?.[0]?.address).toBe('anna@wojaz.example')
  expect(byRecipient['anna@wojaz.example']).toMatchObject({ subject: `Am primit mesajul tău (${reference})` })
})

test('the office hears everything, a mailbox is thanked five times a day', async () => {
  for (let times = 0; times < 7; times += 1) await office.mail.write(message)
  await office.mail.deliverDue()
  const to = mailbox.emails.map((email) => email.to.join())
  expect(to.filter((address) => address === officeAddress)).toHaveLength(7)
  expect(to.filter((address) => address === 'anna@wojaz.example')).toHaveLength(5)
})

test('one household does not keep the office busy all day', async () => {
  const write = (place: string, guest: number) =>
    office.mail.write({ ...message, place, email: `guest${guest}@wojaz.example` })
  for (let guest = 0; guest < 37; guest++)
    expect(await write('198.51.100.7', guest)).toMatchObject({ ok: true })
  // The last at the same moment, yet no more than there are connections: nobody may wait for one for long.
  const written = await Promise.all([37, 38, 39, 40, 41].map((guest) => write('198.51.100.7', guest)))
  expect(written.filter(({ ok }) => ok)).toHaveLength(3)
  expect(written.find(({ ok }) => !ok)).toEqual({ ok: false, refusal: 'too-many-messages' })
  expect(await office.rows('select from mail.messages')).toHaveLength(40)
  expect(await write('198.51.100.8', 46)).toMatchObject({ ok: true })
})

test('after a month delivered emails are forgotten, after a year messages are', async () => {
  await office.mail.write(message)
  await office.mail.deliverDue()
  const counts = async () =>
    (
      await office.rows(
        'select (select count(*)::int from mail.emails) as emails, (select count(*)::int from mail.messages) as messages',
      )
    )[0]
  office.moveClock(30 * day + 1)
  await office.mail.tidyUp()
  expect(await counts()).toEqual({ emails: 0, messages: 1 })
  office.moveClock(335 * day)
  await office.mail.tidyUp()
  expect(await counts()).toEqual({ emails: 0, messages: 0 })
})
