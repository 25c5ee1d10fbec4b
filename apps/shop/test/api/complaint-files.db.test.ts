import { uploadRules } from '@wojaz/uploads'
import { makeJpeg, makePdf, makePixelBomb } from '@wojaz/uploads/testing'
import { expect } from 'vitest'
import { type AccountGuest, customerOf, newPerson } from '../account-shop.ts'
import { type ReservationShop, reservationTest as test } from '../reservation-shop.ts'
import { complaintOf, complaintsApi } from '../talking-calls.ts'

/** The limit of unused files per sender. */
const mostUnclaimed = 30

type Files = readonly (readonly [name: string, bytes: Buffer | string])[]
interface Sent {
  readonly files: { id: string; name: string; kind: string; bytes: number }[]
  readonly refused: { name: string; code: string; message: string }[]
}

async function send(
  shop: ReservationShop,
  guest: AccountGuest,
  files: Files,
  headers: Record<string, string> = {},
) {
  const form = new FormData()
  for (const [name, bytes] of files) form.append('files', new Blob([bytes as BlobPart]), name)
  const request = new Request('https://wojaz.example', { method: 'POST', body: form })
  const cookie = [...guest.cookies].map((pair) => pair.join('=')).join('; ')
  const answer = await shop.app.inject({
    method: 'POST',
    url: `${complaintsApi}/files`,
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { cookie, 'content-type': request.headers.get('content-type') ?? '', ...headers },
  })
  return { status: answer.statusCode, sent: answer.json<Sent & { code?: string; message?: string }>() }
}

async function traveller(shop: ReservationShop) {
  const person = newPerson()
  const browser = await customerOf(shop, person)
  return { browser, number: (await shop.booked(person.email)).number }
}
const submit = (guest: AccountGuest, order: string, files: readonly string[]) =>
  guest.call(`${complaintsApi}/submit-complaint`, { ...complaintOf(order), files })

test('POST files: photos and PDFs go ahead of the complaint, become part of it, and their sender fetches them', async ({
  shop,
}) => {
  const { browser, number } = await traveller(shop)
  const { status, sent } = await send(shop, browser, [
    ['pokój 214.jpg', await makeJpeg()],
    ['rachunek.pdf', makePdf()],
  ])
  expect([status, sent]).toMatchObject([
    201,
    {
      files: [
        { name: 'pokój 214.jpg', kind: 'picture' },
        { name: 'rachunek.pdf', kind: 'pdf' },
      ],
      refused: [],
    },
  ])
  const ids = sent.files.map(({ id }) => id)
  const received = await submit(browser, number, ids)
  expect(received.statusCode).toBe(200)
  const { number: complaint } = received.json()
  const parts = (await shop.services.uploads.of('complaint', [complaint])).get(complaint)
  expect(parts?.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  for (const id of ids) {
    const file = await browser.send('GET', `${complaintsApi}/files/${id}`)
    expect([file.statusCode, file.headers['x-content-type-options']]).toEqual([200, 'nosniff'])
  }
})

test('POST files: nothing hostile is kept, each is told by its name and why, and what is good beside it stays', async ({
  shop,
}) => {
  const { browser } = await traveller(shop)
  const { status, sent } = await send(shop, browser, [
    ['foto.jpg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['faktura.pdf', Buffer.concat([Buffer.from('<html><script>alert(1)</script>'), makePdf()])],
    ['program.png', Buffer.from('MZ\x90\x00\x03', 'latin1')],
    ['bomba.png', await makePixelBomb(30_000, 30_000)],
    ['dobry.pdf', makePdf()],
  ])
  expect(status).toBe(201)
  expect(sent.files).toMatchObject([{ name: 'dobry.pdf' }])
  expect(sent.refused.map(({ name, code }) => [name, code])).toEqual([
    ['foto', 'kind-not-taken'],
    ['faktura', 'kind-not-taken'],
    ['program', 'kind-not-taken'],
    ['bomba', 'picture-too-large'],
  ])
  for (const { message } of sent.refused) expect(message).toMatch(/\p{L}{3}/u)
})

test('POST files: more than a complaint has are refused, and so are more than anybody has waiting', async ({
  shop,
}) => {
  const { browser, number } = await traveller(shop)
  const most = uploadRules.complaint.files
  const many: Files = Array.from({ length: most + 1 }, (_, at) => [`${at}.pdf`, makePdf()] as const)
  const first = (await send(shop, browser, many)).sent
  expect([first.files.length, first.refused]).toMatchObject([most, [{ code: 'too-many-files' }]])
  const [one] = (await send(shop, browser, [['jeszcze.pdf', makePdf()]])).sent.files
  const ids = [...first.files.map(({ id }) => id), one?.id ?? '']
  const refused = await submit(browser, number, ids)
  expect([refused.statusCode, refused.json().message]).toEqual([409, expect.any(String)])
  for (let waiting = most + 1; waiting < mostUnclaimed; waiting += most)
    await send(shop, browser, many.slice(1))
  const over = await send(shop, browser, [['za dużo.pdf', makePdf()]])
  expect(over.sent).toMatchObject({ files: [], refused: [{ name: 'za dużo', code: 'too-many-files' }] })
  expect((await submit(browser, number, ids.slice(1))).statusCode).toBe(200)
})

test('POST files: what another guest has sent can neither be seen nor made part of a complaint', async ({
  shop,
}) => {
  const [anna, berta] = [await traveller(shop), await traveller(shop)]
  const [file] = (await send(shop, anna.browser, [['dowód.pdf', makePdf()]])).sent.files
  const id = file?.id ?? ''
  expect((await berta.browser.send('GET', `${complaintsApi}/files/${id}`)).statusCode).toBe(404)
  const stolen = await submit(berta.browser, berta.number, [id])
  expect([stolen.statusCode, stolen.json().code]).toEqual([409, 'files-unknown'])
  const draft = { ...complaintOf(berta.number), stay: [id] }
  expect((await berta.browser.call(`${complaintsApi}/draft`, draft)).statusCode).toBe(200)
  const page = await berta.browser.send('GET', `/mytui/reklamacje/nowa/${berta.number}`)
  expect(page.body).not.toContain('dowód.pdf')
  expect((await submit(anna.browser, anna.number, [id])).statusCode).toBe(200)
})

test('POST files: a stranger, another page, and what is no form of files', async ({ shop }) => {
  const { browser } = await traveller(shop)
  const files: Files = [['a.pdf', makePdf()]]
  expect((await send(shop, shop.guest(), files)).status).toBe(403)
  expect((await send(shop, browser, files, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  const broken = { 'content-type': 'multipart/form-data; boundary=other' }
  expect((await send(shop, browser, files, broken)).status).toBe(422)
  expect((await send(shop, browser, files, { 'content-type': 'application/json' })).status).toBe(400)
  expect((await send(shop, browser, files, { 'content-length': String(10 ** 9) })).status).toBe(413)
})
