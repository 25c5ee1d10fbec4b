import { randomUUID } from 'node:crypto'
import { beforeEach, expect } from 'vitest'
import {
  type AccountGuest,
  type AccountShop,
  accountShopOf,
  customerOf,
  mytui,
  newPerson,
  type Person,
} from '../account-shop.ts'
import { shopTest as test } from '../search-shop.ts'

let shop: AccountShop
let anna: Person
let browser: AccountGuest
test.beforeAll(({ shop: opened }) => {
  shop = accountShopOf(opened)
})
beforeEach(async () => {
  anna = newPerson()
  browser = await customerOf(shop, anna)
})

const details = `${mytui}/customerDetails`
const people = `${mytui}/customer/participants`
const agreement = `${mytui}/marketing/agreement`
const pl = { 'x-market-language': 'pl' }
const cs = { 'x-market-language': 'cs' }

const zofia = { title: 'woman', firstName: 'Zofia', lastName: 'Nowak', birthDate: '01.06.2015' }
const passport = { documentType: 'passport', documentNumber: 'ZZ 1234567', documentValidUntil: '01.02.2030' }

test.for([
  ['GET', details],
  ['PUT', details, { firstName: 'Ewa', lastName: 'Lis', language: 'pl' }],
  ['GET', people],
  ['POST', people, zofia],
  ['PUT', `${people}/${randomUUID()}`, zofia],
  ['DELETE', `${people}/${randomUUID()}`],
  ['GET', agreement],
  ['POST', agreement, { channel: 'newsletter', isGiven: true }],
] as const)('%s %s opens to nobody who is not logged in', async ([method, path, body]) => {
  const answer = await shop.guest().send(method, path, body)
  expect(answer.statusCode).toBe(403)
  expect(answer.json()).toMatchObject({ code: 'session-over' })
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('GET, PUT customerDetails: what is saved is told, and the session knows the new name at once', async () => {
  const [airport] = await shop.services.offers.departures('pl')
  const before = (await browser.send('GET', details)).json()
  expect(before).toMatchObject({ firstName: 'Anna', email: anna.email, phone: null, language: 'pl' })
  const wish = {
    title: 'woman',
    firstName: 'Ewa',
    lastName: 'Lis',
    birthDate: '24.3.1987',
    phone: '+48 600 000 000',
    street: 'Lipowa 1',
    postalCode: '00950',
    city: 'Warszawa',
    language: 'cs',
    airport: airport?.code,
  }
  expect((await browser.send('PUT', details, wish, pl)).statusCode).toBe(200)
  expect((await browser.send('GET', details)).json()).toEqual({
    ...wish,
    birthDate: '1987-03-24',
    phone: '+48600000000',
    postalCode: '00-950',
    email: anna.email,
  })
  const again = await browser.send('PUT', details, { ...wish, phone: null, city: '' })
  expect(again.json()).toMatchObject({ phone: null, city: null })
})

test('PUT customerDetails names every field to mend, in the language of the page', async () => {
  const wish = { firstName: '', lastName: 'L1s', language: 'de', birthDate: '31.02.1990', airport: 'XXX' }
  const answer = await browser.send('PUT', details, wish, cs)
  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toEqual({
    code: 'form-faulty',
    message: expect.any(String),
    fields: {
      firstName: 'Zadejte jméno, nejvýše 60 písmen.',
      lastName: expect.any(String),
      language: 'Vyberte jazyk ze seznamu.',
      birthDate: 'Takový den není. Napište datum takto: 24.03.1987.',
      airport: 'Vyberte letiště ze seznamu.',
    },
  })
  expect((await browser.send('PUT', details, { firstName: 'Ewa' })).statusCode).toBe(400)
  expect((await browser.send('PUT', details, wish, { origin: 'https://evil.example' })).statusCode).toBe(403)
})

test('customer participants are added, changed and removed, and a number never comes back whole', async () => {
  const added = await browser.send('POST', people, { ...zofia, ...passport }, pl)
  expect(added.statusCode).toBe(201)
  const { id } = added.json<{ id: string }>()
  const list = await browser.send('GET', people)
  expect(list.json().participants).toEqual([
    {
      ...zofia,
      id,
      birthDate: '2015-06-01',
      document: { type: 'passport', number: '•••••567', validUntil: '2030-02-01' },
    },
  ])
  expect(list.body).not.toContain('1234567')
  const changed = { ...zofia, firstName: 'Zosia', documentType: 'id-card' }
  expect((await browser.send('PUT', `${people}/${id}`, changed)).statusCode).toBe(200)
  expect((await browser.send('GET', people)).json().participants).toMatchObject([
    { firstName: 'Zosia', document: { type: 'id-card', number: '•••••567', validUntil: null } },
  ])
  for (let twice = 0; twice < 2; twice++)
    expect((await browser.send('DELETE', `${people}/${id}`)).statusCode).toBe(204)
  expect((await browser.send('GET', people)).json()).toEqual({ participants: [] })
  expect(JSON.stringify(shop.logged)).not.toMatch(/1234567|Zofia|Zosia/)
})

test("nobody reaches another customer's participants, and what is wrong is said at its field", async () => {
  const { id } = (await browser.send('POST', people, zofia)).json<{ id: string }>()
  const other = await customerOf(shop, newPerson())
  expect((await other.send('GET', people)).json()).toEqual({ participants: [] })
  expect((await other.send('PUT', `${people}/${id}`, zofia, pl)).json()).toEqual({
    code: 'companion-unknown',
    message: 'Nie ma już tej osoby na liście.',
  })
  await other.send('DELETE', `${people}/${id}`)
  expect((await browser.send('GET', people)).json().participants).toHaveLength(1)
  const wrong = { ...zofia, birthDate: '', documentType: 'passport', documentNumber: '1' }
  expect((await browser.send('POST', people, wrong, pl)).json()).toMatchObject({
    fields: { birthDate: 'Podaj datę urodzenia.', documentNumber: expect.stringContaining('od 5 do 20') },
  })
  expect((await browser.send('PUT', `${people}/zofia`, zofia)).statusCode).toBe(400)
})

type Agreements = {
  agreements: { channel: string; isGiven: boolean; since: string | null; history: object[] }[]
}
const given = (body: Agreements) =>
  body.agreements.filter(({ isGiven }) => isGiven).map(({ channel }) => channel)

test('marketing/agreement: each channel apart, with its words and dates, taken back as easily as given', async () => {
  const none = (await browser.send('GET', agreement)).json<Agreements>()
  expect(none.agreements.map(({ channel }) => channel)).toEqual(['newsletter', 'presale', 'sms', 'phone'])
  expect(given(none)).toEqual([])
  const joined = await browser.send('POST', agreement, { channel: 'newsletter', isGiven: true }, pl)
  expect(given(joined.json())).toEqual(['newsletter'])
  expect(joined.json<Agreements>().agreements[0]).toMatchObject({
    since: expect.stringMatching(/^2026/),
    history: [{ isGiven: true, wording: expect.stringContaining('Chcę dostawać') }],
  })
  const left = await browser.send('POST', agreement, { channel: 'newsletter', isGiven: false }, pl)
  expect(given(left.json())).toEqual([])
  expect(left.json<Agreements>().agreements[0]?.history).toMatchObject([
    { isGiven: false },
    { isGiven: true },
  ])
})

test('marketing/agreement: without a number nobody agrees to calls, and can take back what was agreed', async () => {
  const wish = { channel: 'sms', isGiven: true }
  const refused = await browser.send('POST', agreement, wish, pl)
  expect(refused.statusCode).toBe(409)
  expect(refused.json()).toMatchObject({
    code: 'phone-needed',
    message: expect.stringContaining('numer telefonu'),
  })
  const person = { firstName: 'Anna', lastName: 'Lis', language: 'pl' }
  await browser.send('PUT', details, { ...person, phone: '600000000' })
  expect(given((await browser.send('POST', agreement, wish)).json())).toEqual(['sms'])
  await browser.send('PUT', details, person)
  expect(given((await browser.send('POST', agreement, { ...wish, isGiven: false })).json())).toEqual([])
  expect((await browser.send('POST', agreement, { channel: 'fax', isGiven: true })).statusCode).toBe(400)
})

test('marketing/agreement knows the list a guest joined by its form, and has left by the link of an email', async () => {
  const { mail, database } = shop.services
  await mail.joinList('presale', {
    email: anna.email.toUpperCase(),
    firstName: 'Anna',
    locale: 'pl',
    wording: 'Tak',
  })
  expect(given((await browser.send('GET', agreement)).json())).toEqual(['presale'])
  await mail.signUp({
    list: 'presale',
    email: anna.email,
    firstName: null,
    phone: null,
    wish: null,
    locale: 'pl',
    wordings: { email: 'Tak', phone: '' },
    place: '203.0.113.9',
  })
  const { rows } = await database.pool.query<{ text: string }>(
    `select contents->>'text' as text from mail.emails where lower(recipient) = lower($1) and contents->>'text' like '%rezygnacja%'`,
    [anna.email],
  )
  const link = /rezygnacja\?token=(\S+)/.exec(rows[0]?.text ?? '')?.[1] ?? ''
  expect(await mail.leave(link)).toMatchObject({ ok: true })
  expect(given((await browser.send('GET', agreement)).json())).toEqual([])
})
