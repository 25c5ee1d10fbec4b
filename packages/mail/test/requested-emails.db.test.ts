import { inTransaction } from '@wojaz/database'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openRequestedEmails, type RequestedEmail } from '../src/requested/requested-emails.ts'
import { noon, openTestMail, type TestMail } from './open-test-mail.ts'

const day = 24 * 3_600_000
let office: TestMail
beforeEach(async () => {
  office = await openTestMail()
})
afterEach(() => office.close())

const link: RequestedEmail = {
  topic: 'cart',
  to: 'stranger@wojaz.example',
  subject: 'aB3_-xYz0912',
  place: '198.51.100.7',
}

const ask = (given: Partial<RequestedEmail> = {}, now = noon, secret = 'a secret for tests only') => {
  const asked = { ...link, ...given }
  const email = { kind: 'order-later', to: asked.to, subject: 'Link', text: 'Link', html: '' }
  return inTransaction(office.pool, (client) =>
    openRequestedEmails(secret).queue(client, asked, () => email, now),
  )
}
const refusals = async (asked: Promise<Awaited<ReturnType<typeof ask>>>[]) =>
  (await Promise.all(asked)).flatMap((outcome) => (outcome.ok ? [] : outcome.refusal))
const written = async () => (await office.rows('select from mail.emails')).length

test('sixty wishes for one cart at the same moment are three emails', async () => {
  const refused = await refusals(Array.from({ length: 60 }, () => ask()))
  expect(refused).toEqual(Array(57).fill('subject'))
  expect(await written()).toBe(3)
})

test('sixty carts for one mailbox are five emails, however its address is written', async () => {
  const spellings = ['stranger@wojaz.example', 'Stranger@Wojaz.example', 'stranger+1@wojaz.example']
  const asked = Array.from({ length: 60 }, (_, cart) =>
    ask({ subject: `cart${cart}`, place: `198.51.100.${cart}`, to: spellings[cart % 3] ?? '' }),
  )
  expect(await refusals(asked)).toEqual(Array(55).fill('recipient'))
  expect(await written()).toBe(5)
})

test('sixty mailboxes from one place are forty emails', async () => {
  const asked = Array.from({ length: 60 }, (_, guest) =>
    ask({ subject: `cart${guest}`, to: `guest${guest}@wojaz.example` }),
  )
  expect(await refusals(asked)).toEqual(Array(20).fill('place'))
  expect(await written()).toBe(40)
})

test('crossed wishes do not wait for each other in a circle', async () => {
  const asked = Array.from({ length: 40 }, (_, turn) =>
    ask({
      subject: `cart${turn % 2}`,
      place: `198.51.100.${(turn + 1) % 2}`,
      to: `guest${turn % 3}@wojaz.example`,
    }),
  )
  expect(await refusals(asked)).toHaveLength(34)
})

test('a day later everybody has as many again', async () => {
  await refusals(Array.from({ length: 4 }, () => ask()))
  expect(await ask({}, new Date(noon.getTime() + day - 1))).toEqual({ ok: false, refusal: 'subject' })
  expect(await ask({}, new Date(noon.getTime() + day))).toMatchObject({ ok: true })
})

test('what is undone was not asked for', async () => {
  const undone = inTransaction(office.pool, async (client) => {
    const email = { kind: 'order-later', to: link.to, subject: 'Link', text: 'Link', html: '' }
    await openRequestedEmails('a secret for tests only').queue(client, link, () => email, noon)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await refusals(Array.from({ length: 3 }, () => ask()))).toEqual([])
})

test('whoever is refused has had no email made', async () => {
  await refusals(Array.from({ length: 3 }, () => ask()))
  const made = inTransaction(office.pool, (client) =>
    openRequestedEmails('a secret for tests only').queue(
      client,
      link,
      () => {
        throw new Error('made')
      },
      noon,
    ),
  )
  expect(await made).toEqual({ ok: false, refusal: 'subject' })
})

test('topics do not take from each other', async () => {
  await refusals(Array.from({ length: 6 }, (_, cart) => ask({ subject: `cart${cart}` })))
  expect(await ask({ topic: 'account' })).toMatchObject({ ok: true })
})

test('nothing that was counted can be read back, and a day later it is gone', async () => {
  await ask()
  const rows = await office.rows<{ key: string }>('select key from mail.requested_emails')
  expect(rows).toHaveLength(3)
  expect(JSON.stringify(rows)).not.toMatch(/stranger|198|aB3/)
  await ask({ subject: 'other' }, noon, 'another secret')
  expect(await office.rows('select from mail.requested_emails')).toHaveLength(6)
  office.moveClock(day + 1)
  await office.mail.tidyUp()
  expect(await office.rows('select from mail.requested_emails')).toEqual([])
})
