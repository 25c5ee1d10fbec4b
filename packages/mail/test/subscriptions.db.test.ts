import { accepted, refused } from '@wojaz/travel/outcome'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Mailbox, openMailbox } from '../src/testing.ts'
import { noon, office as officeAddress, openTestMail, type TestMail } from './open-test-mail.ts'

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

type SignUp = Parameters<TestMail['mail']['signUp']>[0]
const wish: SignUp = {
  list: 'newsletter',
  email: 'anna@wojaz.example',
  firstName: 'Anna',
  phone: null,
  wish: null,
  locale: 'pl',
  wordings: { email: '<p>Zgadzam się na listy.</p>', phone: '<p>Zgadzam się na telefon.</p>' },
  place: '198.51.100.7',
}
const signUp = (given: Partial<SignUp> = {}) => office.mail.signUp({ ...wish, ...given })

/** Everything that has arrived, the newest last. */
async function arrived() {
  await office.mail.deliverDue()
  return mailbox.emails.map(({ to, email }) => ({
    to: to.join(),
    subject: email.subject ?? '',
    text: email.text ?? '',
    leave: email.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '',
  }))
}
const confirmToken = async () => token('potwierdzenie', (await arrived()).at(-1)?.text)
const leaveToken = async () => token('rezygnacja', (await arrived()).at(-1)?.text)
function token(page: string, text = ''): string {
  return new RegExp(`newsletter/${page}\\?token=(\\S+)`).exec(text)?.[1] ?? ''
}
const kept = () =>
  office.rows<Record<string, unknown>>(
    'select state, email, first_name, phone, wish, round from mail.subscriptions',
  )

test('nobody is on a list before they have confirmed, and then they are', async () => {
  await signUp()
  expect(await kept()).toMatchObject([{ state: 'pending', email: 'anna@wojaz.example', first_name: 'Anna' }])
  const link = await confirmToken()
  expect(office.mail.checkLink('confirm', link)).toEqual(accepted(null))
  expect(await kept()).toMatchObject([{ state: 'pending' }])
  expect(await office.mail.confirm(link)).toEqual(accepted({ list: 'newsletter' }))
  expect(await kept()).toMatchObject([{ state: 'confirmed' }])
})

test('the consent is kept with its wording and both moments', async () => {
  await signUp({ list: 'presale', phone: '+48600000000' })
  office.moveClock(3_600_000)
  await office.mail.confirm(await confirmToken())
  const consents = await office.rows(
    'select channel, html, given_at, confirmed_at, withdrawn_at from mail.consents join mail.wordings on code = wording order by channel',
  )
  const later = new Date(noon.getTime() + 3_600_000)
  const moments = { given_at: noon, confirmed_at: later, withdrawn_at: null }
  expect(consents).toEqual([
    { channel: 'email', html: wish.wordings.email, ...moments },
    { channel: 'phone', html: wish.wordings.phone, ...moments },
  ])
})

test('without a number there is no consent to calls', async () => {
  await signUp({ list: 'presale' })
  expect(await office.rows('select channel from mail.consents')).toEqual([{ channel: 'email' }])
})

test('confirming twice is no fault and tells the office once', async () => {
  await signUp({ list: 'presale', wish: 'Kreta w maju' })
  const link = await confirmToken()
  await office.mail.confirm(link)
  expect(await office.mail.confirm(link)).toEqual(accepted({ list: 'presale' }))
  const toOffice = (await arrived()).filter(({ to }) => to === officeAddress)
  expect(toOffice).toHaveLength(1)
  expect(toOffice[0]?.text).toContain('Kreta w maju')
})

test('a week later the link has expired and the address is forgotten', async () => {
  await signUp()
  const link = await confirmToken()
  office.moveClock(7 * day + 1)
  expect(office.mail.checkLink('confirm', link)).toEqual(refused('link-expired'))
  expect(await office.mail.confirm(link)).toEqual(refused('link-expired'))
  await office.mail.tidyUp()
  expect(await kept()).toEqual([])
  expect(await office.rows('select 1 from mail.consents')).toEqual([])
})

test('whoever is on the list already hears it by email, and nothing about them changes', async () => {
  await signUp()
  await office.mail.confirm(await confirmToken())
  await signUp({ firstName: 'Ktoś', email: 'ANNA@wojaz.example', locale: 'hu' })
  expect((await arrived()).at(-1)?.subject).toBe('Ez a cím már szerepel a Wojaż hírlevelének listáján')
  expect(await kept()).toMatchObject([
    { state: 'confirmed', email: 'anna@wojaz.example', first_name: 'Anna' },
  ])
})

test('a mailbox is sent three such emails a day, however often its address is typed', async () => {
  for (let times = 0; times < 6; times += 1) await signUp()
  await signUp({ email: 'Anna@Wojaz.example' })
  expect(await arrived()).toHaveLength(3)
  office.moveClock(day + 1)
  await signUp()
  expect(await arrived()).toHaveLength(4)
})

test('guests who press twice at the same moment have one subscription', async () => {
  await Promise.all([signUp(), signUp(), signUp()])
  expect(await kept()).toHaveLength(1)
})

test('who leaves is forgotten: only the proof of what was agreed remains', async () => {
  await signUp({ list: 'presale', phone: '+48600000000', wish: 'Kreta' })
  const leave = await leaveToken()
  await office.mail.confirm(await confirmToken())
  expect(office.mail.checkLink('leave', leave)).toEqual(accepted(null))
  expect(await office.mail.leave(leave)).toEqual(accepted(null))
  expect(await kept()).toEqual([
    { state: 'left', email: null, first_name: null, phone: null, wish: null, round: 1 },
  ])
  expect(await office.rows('select withdrawn_at from mail.consents')).toEqual([
    { withdrawn_at: noon },
    { withdrawn_at: noon },
  ])
  expect(await office.mail.leave(leave)).toEqual(accepted(null))
})

test('the mail program’s own button carries the same right', async () => {
  await signUp()
  const [{ leave }] = (await arrived()) as [Awaited<ReturnType<typeof arrived>>[number]]
  expect(leave).toBe(`<https://wojaz.example/api/www/newsletter/leave?token=${await leaveToken()}>`)
})

test('who left and comes back confirms anew: an old link does not bring anybody back', async () => {
  await signUp()
  const [oldConfirm, oldLeave] = [await confirmToken(), await leaveToken()]
  await office.mail.leave(oldLeave)
  expect(await office.mail.confirm(oldConfirm)).toEqual(refused('link-expired'))
  await signUp()
  expect(await kept()).toMatchObject([{ state: 'pending', round: 2, email: 'anna@wojaz.example' }])
  expect(await office.mail.confirm(oldConfirm)).toEqual(refused('link-expired'))
  expect(await office.mail.confirm(await confirmToken())).toEqual(accepted({ list: 'newsletter' }))
  await office.mail.leave(oldLeave)
  expect(await kept()).toMatchObject([{ state: 'confirmed' }])
})

test('the lists know nothing of each other', async () => {
  await signUp()
  // Emails that leave together arrive in any order.
  await arrived()
  await signUp({ list: 'presale' })
  await office.mail.confirm(await confirmToken())
  expect(await office.rows('select list, state from mail.subscriptions order by list')).toEqual([
    { list: 'newsletter', state: 'pending' },
    { list: 'presale', state: 'confirmed' },
  ])
})

test('a proof is kept for three years', async () => {
  await signUp()
  await office.mail.leave(await leaveToken())
  office.moveClock(3 * 365 * day)
  await office.mail.tidyUp()
  expect(await kept()).toHaveLength(1)
  office.moveClock(1)
  await office.mail.tidyUp()
  expect(await kept()).toEqual([])
})

test.each(['confirm', 'leave'] as const)('a made-up link to %s opens nothing', async (what) => {
  await signUp()
  expect(await office.mail[what]('00000000-0000-4000-8000-000000000000.1.-.rubbish')).toEqual(
    refused('link-broken'),
  )
  expect(await kept()).toMatchObject([{ state: 'pending' }])
})

test('no address is ever logged', async () => {
  await signUp()
  await office.mail.confirm(await confirmToken())
  await arrived()
  expect(JSON.stringify(office.logged)).not.toMatch(/anna|@/i)
})
