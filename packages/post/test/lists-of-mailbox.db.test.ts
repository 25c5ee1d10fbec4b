import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Mailbox, openMailbox } from '../src/testing.ts'
import { openTestPost, type TestPost } from './open-test-post.ts'

let mailbox: Mailbox
let office: TestPost
beforeEach(async () => {
  mailbox = await openMailbox()
  office = await openTestPost({ smtpUrl: mailbox.url })
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
const join = () => office.post.joinList('newsletter', anna)
const lists = (email: string = anna.email) => office.post.listsOf(email)

test('who is logged in joins without a letter, however the address is capitalised, and once', async () => {
  expect(await lists()).toEqual({ on: [], consents: [] })
  await join()
  await join()
  expect(await lists('ANNA@wojaz.example')).toMatchObject({
    on: ['newsletter'],
    consents: [{ list: 'newsletter', channel: 'email', wording: 'Chcę listów.', withdrawnAt: null }],
  })
  await office.post.deliverDue()
  expect(mailbox.letters).toEqual([])
})

test('leaving by the link of a letter and leaving here is the same', async () => {
  const place = '198.51.100.7'
  await office.post.signUp({
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
  await office.post.deliverDue()
  const letter = mailbox.letters.at(-1)?.letter.text ?? ''
  const leave = /rezygnacja\?token=(\S+)/.exec(letter)?.[1] ?? ''
  await office.post.leave(leave)
  expect(await lists()).toMatchObject({
    on: [],
    consents: [{ wording: 'Chcę listów.', withdrawnAt: expect.any(Date) }],
  })
  await join()
  expect((await lists()).consents).toHaveLength(2)
  await office.post.leaveList('newsletter', anna.email)
  await office.post.leaveList('newsletter', anna.email)
  expect((await lists()).on).toEqual([])
  expect(await office.rows('select email from post.subscriptions')).toEqual([{ email: null }])
})

test('the office hears who waits for the next season', async () => {
  await office.post.joinList('presale', anna)
  await office.post.deliverDue()
  expect(mailbox.letters).toHaveLength(1)
  expect((await lists()).on).toEqual(['presale'])
})

test('lists follow to another address, unless that one has left them itself', async () => {
  await join()
  await office.post.moveLists(anna.email, 'nowa@wojaz.example')
  expect((await lists()).on).toEqual([])
  expect(await lists('nowa@wojaz.example')).toMatchObject({ on: ['newsletter'], consents: [{}] })
  await office.post.leaveList('newsletter', 'nowa@wojaz.example')
  await join()
  await office.post.moveLists(anna.email, 'nowa@wojaz.example')
  expect((await lists('nowa@wojaz.example')).on).toEqual([])
  expect((await lists()).on).toEqual([])
})
