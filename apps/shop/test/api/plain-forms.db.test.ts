import { expect } from 'vitest'
import { type FormShop, formTest as test } from '../form-shop.ts'

let shop: FormShop
let contact: { form: string; page: string }
let newsletter: { form: string; page: string }
test.beforeAll(async ({ shop: opened }) => {
  shop = opened
  contact = { form: await shop.uid('/kontakt', 'contactForm'), page: '/kontakt' }
  newsletter = { form: await shop.uid('/'), page: '/' }
})

const message = {
  topic: 'inne',
  name: 'Anna',
  email: 'anna.formularz@wojaz.example',
  message: 'Dzień dobry & "cześć"',
}

test('POST of a form in order leads back to its page, where thanks wait', async () => {
  const before = await shop.count('messages')
  const { statusCode, headers } = await shop.post('/cs/kontakt', { ...contact, ...message })
  expect(statusCode).toBe(303)
  expect(headers.location).toBe(`/cs/kontakt?wyslano=${contact.form}#formularz-${contact.form}`)
  expect(await shop.count('messages')).toBe(before + 1)
})

test('POST / works like every other page', async () => {
  const { statusCode, headers } = await shop.post('/', {
    ...newsletter,
    email: message.email,
    consent: 'on',
  })
  expect(statusCode).toBe(303)
  expect(headers.location).toMatch(/^\/\?wyslano=/)
})

test('a form that needs mending comes back with all that was typed, for this guest alone', async () => {
  const typed = { ...message, email: 'anna@', website: '' }
  const { statusCode, headers, body } = await shop.post('/hu/kontakt', { ...contact, ...typed })
  expect(statusCode).toBe(422)
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' })
  expect(headers['content-security-policy']).toContain("script-src 'self'")
  const returned = JSON.parse(/<pre>(.*)<\/pre>/.exec(body)?.[1] ?? '')
  expect(returned).toEqual({
    form: contact.form,
    typed,
    fields: { email: expect.stringContaining('Ez nem tűnik e-mail-címnek') },
  })
  expect((await shop.app.inject('/hu/kontakt')).body).toBe('<pre>null</pre>')
})

test('a field sent twice counts once', async () => {
  const { statusCode } = await shop.app.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    payload: `${new URLSearchParams(newsletter)}&email=a@&email=jan@wojaz.example&consent=off&consent=on`,
  })
  expect(statusCode).toBe(303)
})

test.each([
  ['a form of another page', { page: '/', form: 'nie-ma' }, 409, 'formularz właśnie się zmienił'],
  ['a page that is not there', { page: '/nie-ma', form: 'nie-ma' }, 409, 'formularz właśnie się zmienił'],
])('%s is refused on a page of its own', async (_, fields, status, words) => {
  const { statusCode, headers, body } = await shop.post('/kontakt', fields)
  expect(statusCode).toBe(status)
  expect(headers['content-type']).toContain('text/html')
  expect(body).toContain(words)
})

test('a page of somebody else cannot send it', async () => {
  const { statusCode, body } = await shop.post('/kontakt', contact, { 'sec-fetch-site': 'cross-site' })
  expect(statusCode).toBe(403)
  expect(body).toContain('Tej czynności nie można wykonać z tego miejsca.')
})

test('a huge form is refused on a page', async () => {
  const { statusCode, body } = await shop.post('/cs/kontakt', { ...contact, message: 'x'.repeat(70_000) })
  expect(statusCode).toBe(413)
  expect(body).toContain('Odesílaná data jsou příliš velká.')
})

test.each(['', 'a=b', 'form=', `form=x`, '%', '=&=&', 'form=x&page='])(
  'POST / of “%s” is no form of ours',
  async (payload) => {
    const { statusCode, headers } = await shop.app.inject({
      method: 'POST',
      url: '/',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    })
    expect(statusCode).toBe(405)
    expect(headers.allow).toBe('GET, HEAD')
  },
)

test('whoever sends forms all the time gets a page that says so', async () => {
  const again = () =>
    shop.app.inject({
      method: 'POST',
      url: '/kontakt',
      remoteAddress: '192.0.2.78',
      headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
      payload: `${new URLSearchParams(contact)}`,
    })
  for (let left = 10; left > 0; left -= 1) expect((await again()).statusCode).toBe(422)
  const { statusCode, headers, body } = await again()
  expect(statusCode).toBe(429)
  expect(headers['content-type']).toContain('text/html')
  expect(body).toContain('Zbyt wiele')
})

test('what was typed is in no log', () => {
  expect(JSON.stringify(shop.logged)).not.toMatch(/anna|cześć/i)
})
