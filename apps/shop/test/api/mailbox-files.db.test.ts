import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { MessageView } from '../../app/features/mailbox/mailbox-view.ts'
import { actThread } from '../../server/talks/thread-page.ts'
import { pagesOf } from '../account-pages.ts'
import { type AccountGuest, customerOf, mytui, newPerson } from '../account-shop.ts'
import { type ReservationShop, reservationTest as test } from '../reservation-shop.ts'

let shop: ReservationShop
test.beforeAll(({ shop: opened }) => {
  shop = opened
})

const messages = async (guest: AccountGuest, thread: string) =>
  (await guest.send('GET', `${mytui}/mailbox/messages?thread=${thread}`)).json<{ messages: MessageView[] }>()
    .messages
const reply = (guest: AccountGuest, body: object) =>
  guest.call(`${mytui}/mailbox/reply`, { sentAs: randomUUID(), ...body })
const pagesFor = (guest: AccountGuest) => pagesOf(shop, guest, '198.51.100.210')

/** A customer with a trip. */
async function traveller() {
  const person = newPerson()
  const { number } = await shop.booked(person.email)
  return { number, browser: await customerOf(shop, person) }
}

test('files go with a message, without scripts: by content, for who has the thread alone, and stay when the form comes back', async () => {
  const { number, browser } = await traveller()
  const form = (fields: Record<string, string>, files: Record<string, string>) => {
    const sent = new FormData()
    for (const [name, value] of Object.entries(fields)) sent.append(name, value)
    for (const [name, bytes] of Object.entries(files)) sent.append('files', new Blob([bytes]), name)
    return sent
  }
  const post = async (sent: FormData) =>
    pagesFor(browser).send((context, request) => actThread(context, request, number), '/x', sent)
  const pdf = '%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'
  const refused = await post(
    form({ intent: 'reply', text: 'Oto skan' }, { 'skan.pdf': pdf, 'zły.exe': 'MZ' }),
  )
  expect([refused.status, refused.data.typed.text, refused.data.fileFaults]).toMatchObject([
    422,
    'Oto skan',
    [{ code: 'kind-not-taken' }],
  ])
  const [{ id }] = refused.data.kept
  const fields = { intent: 'reply', text: 'Oto skan', sentAs: randomUUID(), stay: id }
  expect((await post(form(fields, {}))).to).toContain('zrobione=sent')
  const [, sent] = await messages(browser, number)
  expect(sent?.files).toMatchObject([{ id, kind: 'pdf', name: 'skan.pdf' }])
  const url = sent?.files[0]?.url ?? ''
  const file = await browser.send('GET', url)
  expect([file.statusCode, file.body]).toEqual([200, pdf])
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'content-disposition': expect.stringMatching(/^attachment/),
  })
  const thief = await customerOf(shop, newPerson())
  expect((await thief.send('GET', url)).statusCode).toBe(404)
  expect((await shop.guest().send('GET', url)).statusCode).toBe(403)
  // An upload of another customer cannot be sent.
  const stolen = await reply(thief, { subject: 'x', text: 'x', uploads: [id] })
  expect(stolen.statusCode).toBe(422)
})

/** A form with files as a browser sends it. */
async function multipart(files: Record<string, string>) {
  const form = new FormData()
  for (const [name, bytes] of Object.entries(files)) form.append('files', new Blob([bytes]), name)
  const request = new Request('https://wojaz.example', { method: 'POST', body: form })
  return {
    payload: Buffer.from(await request.arrayBuffer()),
    type: request.headers.get('content-type') ?? '',
  }
}

test('a form that breaks off gives back every word that had arrived', async () => {
  const { number, browser } = await traveller()
  const sentAs = randomUUID()
  const body = [
    ...['--x', 'content-disposition: form-data; name="sentAs"', '', sentAs],
    ...['--x', 'content-disposition: form-data; name="text"', '', 'Długi list o pokoju'],
    ...['--x', 'content-disposition: form-data; name="files"; filename="a.jpg"', '', 'urwane'],
  ].join('\r\n')
  const answered = await pagesFor(browser).send(
    (context) => {
      const headers = { 'content-type': 'multipart/form-data; boundary=x' }
      const request = new Request('https://wojaz.example/x', { method: 'POST', body, headers })
      return actThread(context, request, number)
    },
    '/x',
    {},
  )
  expect([answered.status, answered.data.typed.text]).toEqual([422, 'Długi list o pokoju'])
  expect(answered.data.fileFaults).toEqual([{ name: '', code: 'form-unreadable' }])
})

test('POST mailbox/attachment: files go ahead of their message; what is no picture or PDF is refused by its name', async () => {
  const { number, browser } = await traveller()
  const pdf = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<<>>\n%%EOF\n'
  const { payload, type } = await multipart({ 'skan.pdf': pdf, 'zly.svg': '<svg onload="alert(1)"/>' })
  const send = (guest: AccountGuest, headers: object = {}) =>
    shop.app.inject({
      method: 'POST',
      url: `${mytui}/mailbox/attachment`,
      payload,
      headers: {
        cookie: [...guest.cookies].map((pair) => pair.join('=')).join('; '),
        'content-type': type,
        ...headers,
      },
    })
  const sent = await send(browser)
  expect([sent.statusCode, sent.json()]).toMatchObject([
    201,
    { files: [{ name: 'skan.pdf', kind: 'pdf' }], refused: [{ name: 'zly.svg', code: 'kind-not-taken' }] },
  ])
  const [{ id }] = sent.json().files
  const other = await traveller()
  // Another customer cannot attach it.
  expect((await reply(other.browser, { thread: other.number, text: 'x', uploads: [id] })).statusCode).toBe(
    422,
  )
  expect((await reply(browser, { thread: number, text: 'Skan', uploads: [id] })).statusCode).toBe(201)
  expect((await messages(browser, number)).at(-1)).toMatchObject({
    files: [{ name: 'skan.pdf', smallUrl: null }],
  })
  expect((await send(browser, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
  expect((await send({ ...browser, cookies: new Map() })).statusCode).toBe(403)
})
