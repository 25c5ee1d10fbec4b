import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Mailbox, openMailbox } from '../src/testing.ts'
import { openTestMail, type TestMail } from './open-test-mail.ts'

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

const anna = {
  email: 'anna@wojaz.example',
  firstName: 'Anna',
  locale: 'pl',
  wording: 'Chcę listów.',
} as const
const join = () => office.mail.joinList('newsletter', anna)
const lists = (email: string = anna.email) => office.mail.listsOf(email)

test('who is logged in joins without a sent, however the address is capitalised, and once', async () => {
  expect(await lists()).toEqual({ on: [], consents: [] })
  await join()
  await join()
  expect(await lists('ANNA@wojaz.example')).toMatchObject({
    on: ['newsletter'],
    consents: [{ list: 'newsletter', channel: 'email', wording: 'Chcę listów.', withdrawnAt: null }],
  })
  await office.mail.deliverDue()
  expect(mailbox.emails).toEqual([])
})

test('leaving by the link of an email and leaving here is the same', async () => {
  const place = '198.51.100.7'
  await office.mail.signUp({
    list: 'newsletter',
    email: anna.email,
    firstName: 'Anna',
    phone: null,
    wish: null,
    locale: 'pl',
    place,
    wordings: { email: 'Zgadzam się.', phone: '' },
  })
  expect((await lists()).on).toEqual([])
  await join()
  await office.mail.deliverDue()
  const sent = mailbox.emails.at(-1)?.email.text ?? ''
  const leave = /rezygnacja\?token=(\S+)/.exec(sent)?.[1] ?? ''
  await office.mail.leave(leave)
  expect(await lists()).toMatchObject({
    on: [],
    consents: [{ wording: 'Chcę listów.', withdrawnAt: expect.any(Date) }],
  })
  await join()
  expect((await lists()).consents).toHaveLength(2)
  await office.mail.leaveList('newsletter', anna.email)
  await office.mail.leaveList('newsletter', anna.email)
  expect((await lists()).on).toEqual([])
  expect(await office.rows('select email from mail.subscriptions')).toEqual([{ email: null }])
})

test('the office hears who waits for the next season', async () => {
  await office.mail.joinList('presale', anna)
  await office.mail.deliverDue()
  expect(mailbox.emails).toHaveLength(1)
  expect((await lists()).on).toEqual(['presale'])
})

test('lists follow to another address, unless that one has left them itself', async () => {
  await join()
  await office.mail.moveLists(anna.email, 'nowa@wojaz.example')
  expect((await lists()).on).toEqual([])
  expect(await lists('nowa@wojaz.example')).toMatchObject({ on: ['newsletter'], consents: [{}] })
  await office.mail.leaveList('newsletter', 'nowa@wojaz.example')
  await join()
  await office.mail.moveLists(anna.email, 'nowa@wojaz.example')
  expect((await lists('nowa@wojaz.example')).on).toEqual([])
  expect((await lists()).on).toEqual([])
})
