import { locales } from '@wojaz/travel/locale'
import { expect } from 'vitest'
import { type FormShop, formTest as test } from '../form-shop.ts'

let shop: FormShop
test.beforeAll(({ shop: opened }) => {
  shop = opened
})

let guests = 0
/** A new email address. */
const someone = () => {
  guests += 1
  return `gosc${guests}@wojaz.example`
}
const message = { topic: 'inne', name: 'Anna Nowak', message: 'Czy hotel ma windę?' }
const emailsTo = async (address: string) => (await shop.arrived()).filter(({ to }) => to === address)

test('POST /api/www/forms signs up for the newsletter and asks by email', async () => {
  const email = someone()
  const { statusCode, headers, body } = await shop.send('/', { email, consent: 'on', firstName: 'Anna' })
  expect([statusCode, JSON.parse(body)]).toEqual([200, { message: 'Sprawdź pocztę.' }])
  expect(headers['cache-control']).toBe('no-store')
  expect(await emailsTo(email)).toMatchObject([{ subject: 'Potwierdź zapis na newsletter Wojaż' }])
})

test('the guest’s language is that of the thanks and of the email', async () => {
  const email = someone()
  const { body } = await shop.send('/', { email, consent: 'on' }, { 'x-market-language': 'cs' })
  expect(JSON.parse(body).message).toBe('Zkontrolujte poštu.')
  expect(await emailsTo(email)).toMatchObject([{ subject: 'Potvrďte odběr newsletteru Wojaż' }])
})

test('what is kept as agreed is what stood on the page, in its language', async () => {
  await shop.send(
    '/',
    { email: someone(), consent: 'on', wording: 'cokolwiek' },
    { 'x-market-language': 'cs' },
  )
  const { rows } = await shop.services.database.pool.query(
    'select html from mail.consents join mail.wordings on code = wording order by id desc limit 1',
  )
  expect(rows).toEqual([{ html: 'Souhlasím. <a href="/cs/prywatnosc">Více</a>' }])
})

test('a known address gets the same answer as an unknown one', async () => {
  const email = someone()
  const first = await shop.send('/', { email, consent: 'on' })
  const token = /potwierdzenie\?token=(\S+)/.exec((await emailsTo(email))[0]?.text ?? '')?.[1] ?? ''
  expect((await shop.services.mail.confirm(token)).ok).toBe(true)
  const second = await shop.send('/', { email, consent: 'on' })
  expect([second.statusCode, second.body]).toEqual([first.statusCode, first.body])
})

test('a presale guest is told to the office only after confirming', async () => {
  const email = someone()
  const fields = { email, consent: 'on', phone: '600 000 000', phoneConsent: 'on', wish: 'Kreta w maju' }
  expect((await shop.send('/przedsprzedaz', fields)).statusCode).toBe(200)
  const about = async () => (await emailsTo('biuro@wojaz.example')).filter(({ text }) => text.includes(email))
  expect(await about()).toEqual([])
  const token = /potwierdzenie\?token=(\S+)/.exec((await emailsTo(email))[0]?.text ?? '')?.[1] ?? ''
  await shop.services.mail.confirm(token)
  expect((await about())[0]?.text).toContain('Kreta w maju')
})

test('a message reaches the office with its Polish topic, and the guest has a receipt', async () => {
  const email = someone()
  await shop.send('/kontakt', { ...message, email }, { 'x-market-language': 'cs' })
  expect((await emailsTo('biuro@wojaz.example')).at(-1)).toMatchObject({
    subject: expect.stringMatching(/^Coś innego: Anna Nowak \(K/),
    text: expect.stringContaining('Czy hotel ma windę?'),
  })
  expect(await emailsTo(email)).toMatchObject([{ subject: expect.stringMatching(/^Máme vaši zprávu \(K/) }])
})

test.each(locales)('faults are sentences at their fields in %s, and nothing is kept', async (locale) => {
  const before = [await shop.count('subscriptions'), await shop.count('messages')]
  const headers = { 'x-market-language': locale }
  const empty = await shop.send('/przedsprzedaz', { phone: '12', email: 'anna@' }, headers)
  expect(empty.statusCode).toBe(422)
  const { code, message: summary, fields } = JSON.parse(empty.body)
  expect(code).toBe('form-faulty')
  expect(Object.keys(fields)).toEqual(['email', 'phone', 'consent', 'phoneConsent'])
  for (const sentence of [summary, ...Object.values(fields)]) expect(sentence).toMatch(/^\p{Lu}.*\.$/u)
  const contact = await shop.send('/kontakt', { topic: 'inne', message: 'x'.repeat(4_001) }, headers)
  expect(Object.keys(JSON.parse(contact.body).fields)).toEqual(['name', 'email', 'message'])
  expect([await shop.count('subscriptions'), await shop.count('messages')]).toEqual(before)
})

test('a program that fills in every field is thanked and nothing happens', async () => {
  const before = await shop.count('subscriptions')
  const { statusCode, body } = await shop.send('/', { email: someone(), consent: 'on', website: 'x' })
  expect([statusCode, JSON.parse(body).message]).toEqual([200, 'Sprawdź pocztę.'])
  expect(await shop.count('subscriptions')).toBe(before)
})

test('a form that an editor has taken away is refused with a sentence', async () => {
  const form = await shop.uid('/kontakt', 'contactForm')
  for (const payload of [
    { page: '/', form, fields: {} },
    { page: '/nie-ma', form, fields: {} },
    { page: '/kontakt', form: 'nie-ma', fields: {} },
    { page: '//evil.example', form, fields: {} },
  ]) {
    const { statusCode, body } = await shop.app.inject({
      method: 'POST',
      url: '/api/www/forms',
      headers: { 'x-market-language': 'pl' },
      remoteAddress: '203.0.113.9',
      payload,
    })
    expect([statusCode, JSON.parse(body)]).toEqual([
      409,
      { code: 'form-gone', message: expect.stringContaining('formularz właśnie się zmienił') },
    ])
  }
})

test('a form on a template works at every address the template stands for', async () => {
  expect((await shop.send('/szablony/kierunek', { email: someone(), consent: 'on' })).statusCode).toBe(200)
})

test.each([
  ['no body', undefined],
  ['a text', '"form"'],
  ['broken JSON', '{"page":'],
  ['fields that are a list', { page: '/', form: 'a', fields: ['email'] }],
  ['a field that is a number', { page: '/', form: 'a', fields: { email: 7 } }],
  ['a field that is an object', { page: '/', form: 'a', fields: { email: { $ne: '' } } }],
  ['no page', { form: 'a', fields: {} }],
  ['an endless uid', { page: '/', form: 'a'.repeat(101), fields: {} }],
])('%s is a bad request, never a failure', async (name, payload) => {
  const { statusCode, body } = await shop.app.inject({
    method: 'POST',
    url: '/api/www/forms',
    remoteAddress: `203.0.113.${20 + name.length}`,
    headers: { 'content-type': 'application/json' },
    payload: typeof payload === 'object' ? JSON.stringify(payload) : payload,
  })
  expect(statusCode).toBe(400)
  expect(JSON.parse(body).code).toBe('invalid-request')
})

test('a field that would change every object is a bad request', async () => {
  const { statusCode } = await shop.send('/', JSON.parse('{"__proto__":"on","email":"a@b.pl"}'))
  expect(statusCode).toBe(400)
})

test('a huge body is refused before it is read', async () => {
  const { statusCode, body } = await shop.send('/kontakt', { message: 'x'.repeat(70_000) })
  expect([statusCode, JSON.parse(body).code]).toEqual([413, 'payload-too-large'])
})

test.each([
  ['sec-fetch-site', 'cross-site'],
  ['origin', 'https://example.org'],
])('a page of somebody else (%s: %s) cannot send our forms', async (name, value) => {
  const before = await shop.count('subscriptions')
  const { statusCode } = await shop.send('/', { email: someone(), consent: 'on' }, { [name]: value })
  expect(statusCode).toBe(403)
  expect(await shop.count('subscriptions')).toBe(before)
})

test('forty forms in a minute are too many; the sentence says so', async () => {
  const remoteAddress = '192.0.2.77'
  const payload = { page: '/', form: await shop.uid('/'), fields: { email: 'a', consent: 'on' } }
  const send = () => shop.app.inject({ method: 'POST', url: '/api/www/forms', remoteAddress, payload })
  const answers = []
  for (let left = 40; left > 0; left -= 1) answers.push(await send())
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([
    ...Array(10).fill(422),
    ...Array(30).fill(429),
  ])
  const last = answers.at(-1)
  expect(JSON.parse(last?.body ?? '')).toEqual({
    code: 'too-many-requests',
    message: expect.stringMatching(/\p{L}{3,}.*\.$/u),
  })
})

test('no address of a guest is ever logged', () => {
  expect(JSON.stringify(shop.logged)).not.toMatch(/gosc\d+|@wojaz/)
})
