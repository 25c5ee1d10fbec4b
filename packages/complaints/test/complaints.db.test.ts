import { mayBecome } from '@wojaz/booking'
import { inTransaction } from '@wojaz/database'
import { locales } from '@wojaz/travel/locale'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ComplaintState, complaintStates } from '../src/complaint-states.ts'
import { knownOfComplaints } from '../src/known-of-complaints.ts'
import { openTestComplaints, order, type TestComplaints, value } from './open-test-complaints.ts'

let home: TestComplaints
beforeAll(async () => {
  home = await openTestComplaints()
})
afterAll(() => home.close())

const ewa = 'ewa@biuro'
const submitted: TestComplaints['submitted'] = (...sent) => home.submitted(...sent)
const kinds = async (email: string) => (await home.emailsTo(email)).map(({ kind }) => kind)

test('a complaint is received with a number and a deadline, and the receipt is an email', async () => {
  const { customer, number, deadline, state } = await submitted()
  expect({ number, deadline, state }).toEqual({
    number: expect.stringMatching(/^R\d{10}$/),
    deadline: '2026-07-01',
    state: 'received',
  })
  const [receipt] = await home.emailsTo(customer.email)
  expect(receipt).toMatchObject({ kind: 'complaint-received', subject: `Mamy Twoją reklamację ${number}` })
  expect(receipt?.text).toContain('01.07.2026')
  expect(receipt?.text).toContain(`https://wojaz.example/mytui/reklamacje/${number}`)
  // What the guest wrote is not in the email.
  expect(receipt?.text).not.toMatch(/klimatyzacja|PL6110/)
})

test.for(locales)('%s: every email has its words', async (locale) => {
  const { customer, number } = await submitted(undefined, { locale })
  await home.office.ask(number, ewa, 'Który pokój?')
  await home.office.decide(number, ewa, { text: 'Zwracamy.', amount: 50_000 })
  await home.complaints.accept(number, customer.id)
  await home.office.markPaid(number, ewa)
  const emails = await home.emailsTo(customer.email)
  expect(emails.map(({ kind }) => kind)).toEqual(
    ['received', 'question', 'decided', 'closed', 'paid'].map((news) => `complaint-${news}`),
  )
  expect(JSON.stringify(emails)).not.toMatch(/\{\{|undefined/)
})

test('pressed twice, on two nodes at once, it has arrived once', async () => {
  const customer = home.newCustomer()
  const sent = await Promise.all([1, 2, 3].map(() => submitted(customer)))
  expect(new Set(sent.map(({ number }) => number)).size).toBe(1)
  expect(await kinds(customer.email)).toEqual(['complaint-received'])
})

test('the way to an agreement: taken up, asked, answered with a file, decided with an offer, accepted, paid', async () => {
  const { customer, number } = await submitted()
  const { complaints, office } = home
  value(await office.takeUp(number, { id: ewa, name: ewa }))
  value(await office.ask(number, ewa, 'Który pokój?'))
  const file = await home.sendFile(customer.id)
  value(await complaints.answer(number, customer.id, 'Pokój 214.', [file]))
  value(await office.decide(number, ewa, { text: 'Przepraszamy, obniżamy cenę.', amount: 80_000 }))
  expect(value(await complaints.accept(number, customer.id))).toMatchObject({ state: 'closed', owed: 80_000 })
  expect(value(await office.markPaid(number, ewa)).paidAt).toBeInstanceOf(Date)
  expect(value(await office.markPaid(number, ewa)).paidAt).toBeInstanceOf(Date)
  const story = await complaints.story(number, customer.id)
  expect(story?.events.map(({ state, actor, text }) => [state, actor, text])).toEqual([
    ['received', 'guest', null],
    ['in-work', 'office', null],
    ['question', 'office', 'Który pokój?'],
    ['in-work', 'guest', 'Pokój 214.'],
    ['decided', 'office', 'Przepraszamy, obniżamy cenę.'],
    ['closed', 'guest', null],
    ['closed', 'office', null],
  ])
  expect(story?.files.map(({ name }) => name)).toEqual(['rachunek.pdf'])
  expect(story?.decision).toMatchObject({ amount: 80_000, answer: 'accepted' })
  const emails = ['received', 'question', 'decided', 'closed', 'paid']
  expect(await kinds(customer.email)).toEqual(emails.map((news) => `complaint-${news}`))
  // The guest does not see which member of staff took a step.
  expect(JSON.stringify(story)).not.toContain(ewa)
})

test('an appeal is looked at once more, with another thirty days', async () => {
  const { customer, number } = await submitted()
  value(await home.office.decide(number, ewa, { text: 'Nie widzimy podstaw.', amount: null }))
  home.passDays(10)
  const appealed = value(await home.complaints.appeal(number, customer.id, 'Mam zdjęcia.'))
  expect(appealed).toMatchObject({
    state: 'appealed',
    deadline: '2026-07-11',
    decision: { answer: 'refused' },
  })
  expect((await home.office.queue()).find((one) => one.number === number)?.clock).toMatchObject({
    daysLeft: 30,
  })
  value(await home.office.decide(number, ewa, { text: 'Zwracamy część.', amount: 20_000 }))
  expect(value(await home.complaints.accept(number, customer.id))).toMatchObject({ owed: 20_000 })
})

test('a decision without an answer stands after thirty days, once', async () => {
  const { customer, number } = await submitted()
  value(await home.office.decide(number, ewa, { text: 'Nie widzimy podstaw.', amount: 10_000 }))
  home.passDays(29)
  await home.office.lapse()
  expect((await home.complaints.story(number, customer.id))?.state).toBe('decided')
  home.passDays(2)
  await Promise.all([home.office.lapse(), home.office.lapse()])
  expect(await home.complaints.story(number, customer.id)).toMatchObject({ state: 'closed', owed: null })
  expect((await kinds(customer.email)).filter((kind) => kind === 'complaint-closed')).toHaveLength(1)
})

test('another customer’s complaint does not exist, whatever is asked of it', async () => {
  const { number, customer } = await submitted()
  await home.office.ask(number, ewa, 'Który pokój?')
  const stranger = home.newCustomer().id
  const { complaints } = home
  const unknown = { ok: false, refusal: { code: 'complaint-unknown' } }
  expect(await complaints.story(number, stranger)).toBeNull()
  expect(await complaints.answer(number, stranger, 'Ja.')).toEqual(unknown)
  expect(await complaints.accept(number, stranger)).toEqual(unknown)
  expect(await complaints.appeal(number, stranger, 'Ja.')).toEqual(unknown)
  expect(await complaints.withdraw(number, stranger)).toEqual(unknown)
  expect(await complaints.ofCustomer(stranger)).toEqual([])
  const foreign = await home.sendFile(stranger)
  expect(await complaints.answer(number, customer.id, 'Oto.', [foreign])).toMatchObject({
    refusal: { code: 'files-unknown' },
  })
})

test('steps that the table does not have, and words that are missing, are refused', async () => {
  const { number, customer } = await submitted()
  const { complaints, office } = home
  const codes = [
    await complaints.answer(number, customer.id, 'Nikt nie pytał.'),
    await complaints.accept(number, customer.id),
    await complaints.appeal(number, customer.id, 'Od czego?'),
    await complaints.answer(number, customer.id, '  '),
    await office.ask(number, ewa, ' '),
    await office.decide(number, ewa, { text: 'Tak.', amount: 0.5 }),
    await office.decide(number, ewa, { text: 'Tak.', amount: -1 }),
    await office.markPaid(number, ewa),
    await office.takeUp('R0000000000', { id: ewa, name: ewa }),
  ].map((outcome) => !outcome.ok && outcome.refusal.code)
  expect(codes).toEqual([
    ...['state-changed', 'state-changed', 'state-changed', 'text-missing', 'text-missing'],
    ...['amount-impossible', 'amount-impossible', 'state-changed', 'complaint-unknown'],
  ])
})

test('accepted and appealed against at once: one of them counts', async () => {
  const { number, customer } = await submitted()
  await home.office.decide(number, ewa, { text: 'Tak.', amount: 5_000 })
  const both = await Promise.all([
    home.complaints.accept(number, customer.id),
    home.complaints.appeal(number, customer.id, 'Za mało.'),
  ])
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
})

test('the database refuses every step that the table does not have', async () => {
  const states = Object.keys(complaintStates) as ComplaintState[]
  const { number } = await submitted()
  for (const from of states)
    for (const to of states.filter((state) => state !== from)) {
      await home.pool.query('alter table complaints.complaint disable trigger complaints_follow_their_states')
      const set = (state: string) =>
        home.pool.query(
          `update complaints.complaint set state = $2, decision = '{}', closed_at = case when $2 = 'closed' then now() end where number = $1`,
          [number, state],
        )
      await set(from)
      await home.pool.query('alter table complaints.complaint enable trigger complaints_follow_their_states')
      if (mayBecome(complaintStates, from, to)) expect((await set(to)).rowCount).toBe(1)
      else await expect(set(to)).rejects.toThrow('may not become')
    }
})

test('what is written is kept while it is typed, on any device, until it is sent', async () => {
  const customer = home.newCustomer()
  await home.complaints.saveDraft(customer.id, order, { description: 'Klim' })
  await home.complaints.saveDraft(customer.id, order, { description: 'Klimatyzacja' })
  expect((await home.complaints.draft(customer.id, order))?.typed).toEqual({ description: 'Klimatyzacja' })
  expect(await home.complaints.draft(home.newCustomer().id, order)).toBeNull()
  await submitted(customer)
  expect(await home.complaints.draft(customer.id, order)).toBeNull()
})

test('what was reported during the trip is there with time and place', async () => {
  const customer = home.newCustomer()
  const at = await home.complaints.reportNow(customer.id, 'W111111118', {
    place: 'Pokój 214',
    text: 'Zalało łazienkę.',
  })
  expect(await home.office.reportsOf('W111111118')).toEqual([
    { place: 'Pokój 214', text: 'Zalało łazienkę.', reportedAt: at },
  ])
})

test('who leaves is put off while a complaint is open; then it is kept a year without them, and gone with its files', async () => {
  const { customer, number } = await submitted()
  const [known] = knownOfComplaints
  const person = { id: customer.id, email: customer.email }
  const isUnderWay = () => inTransaction(home.pool, async (client) => known?.isUnderWay?.(client, person))
  expect(await isUnderWay()).toBe(true)
  await home.office.ask(number, ewa, 'Który?')
  await home.complaints.answer(number, customer.id, 'Oto.', [await home.sendFile(customer.id)])
  await home.office.decide(number, ewa, { text: 'Tak.', amount: 5_000 })
  await home.complaints.accept(number, customer.id)
  expect(await isUnderWay()).toBe(true)
  await home.office.markPaid(number, ewa)
  expect(await isUnderWay()).toBe(false)
  await inTransaction(home.pool, async (client) => {
    for (const one of knownOfComplaints) await one.erase?.(client, person, new Date())
  })
  const { rows } = await home.pool.query(
    `select customer_id, email, written ->> 'iban' as iban from complaints.complaint where number = $1`,
    [number],
  )
  expect(rows).toEqual([{ customer_id: null, email: null, iban: null }])
  home.passDays(364)
  await home.complaints.tidy()
  expect((await home.uploads.of('complaint', [number])).size).toBe(1)
  home.passDays(3)
  await home.complaints.tidy()
  expect(
    (await home.pool.query('select from complaints.complaint where number = $1', [number])).rowCount,
  ).toBe(0)
  expect((await home.uploads.of('complaint', [number])).size).toBe(0)
})
