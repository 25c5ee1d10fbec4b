import { randomUUID } from 'node:crypto'
import { makeJpeg, makePixelBomb, makeTextBomb } from '@wojaz/uploads/testing'
import { expect } from 'vitest'
import { actNewComplaint } from '../../server/complaints/new-complaint-page.ts'
import { actReservation } from '../../server/reservation/act-reservation.ts'
import { actReview } from '../../server/reservation/write-review.ts'
import { actMailbox } from '../../server/talks/mailbox-page.ts'
import { actThread } from '../../server/talks/thread-page.ts'
import { pagesOf } from '../account-pages.ts'
import { type AccountGuest, customerOf, newPerson } from '../account-shop.ts'
import { type ReservationShop, reservationTest as test } from '../reservation-shop.ts'

type Act = Parameters<ReturnType<typeof pagesOf>['send']>[0]

interface Door {
  readonly address: (number: string) => string
  readonly act: (number: string) => Act
  readonly field: string
}

/** Every page with a guest's file upload. */
const doors: Readonly<Record<string, Door>> = {
  'a conversation': {
    address: (number) => `/mytui/skrzynka-odbiorcza/${number}`,
    act: (number) => (context, request) => actThread(context, request, number),
    field: 'files',
  },
  'a question': {
    address: () => '/mytui/skrzynka-odbiorcza',
    act: () => (context, request) => actMailbox(context, request),
    field: 'files',
  },
  'the chat': {
    address: (number) => `/mytui/rezerwacja/${number}/karta/czat`,
    act: (number) => (context, request) => actReservation(context, request, number, 'czat'),
    field: 'files',
  },
  'a complaint': {
    address: (number) => `/mytui/reklamacje/nowa/${number}`,
    act: (number) => (context, request) => actNewComplaint(context, request, number),
    field: 'files',
  },
  'a review': {
    address: (number) => `/mytui/rezerwacja/${number}/opinia`,
    act: (number) => (context, request) => actReview(context, request, number),
    field: 'photos',
  },
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
/** One kind for each code; all kinds are refused in `packages/uploads`. */
const hostile: Readonly<Record<string, { bytes: Buffer | Promise<Buffer>; code: string }>> = {
  'an SVG with a script': { bytes: Buffer.from(svg), code: 'kind-not-taken' },
  '900 megapixels': { bytes: makePixelBomb(30_000, 30_000), code: 'picture-too-large' },
  'a file of 11 MB': {
    bytes: Buffer.concat([Buffer.from('\xff\xd8\xff\xe0', 'latin1'), Buffer.alloc(11 * 1024 ** 2)]),
    code: 'file-too-large',
  },
}
const textBomb = makeTextBomb()

const words = { text: 'Oto zdjęcie', title: 'Cisza', description: 'Gorąco.', subject: 'Zima' }

const afterTrip = (shop: ReservationShop) =>
  shop.setClock(new Date(Date.parse(shop.offer.returnDate) + 5 * 86_400_000).toISOString())

async function newTraveller(shop: ReservationShop) {
  const person = newPerson()
  const browser = await customerOf(shop, person)
  const { number } = await shop.booked(person.email)
  afterTrip(shop)
  await browser.logIn(person)
  return { number, browser }
}

let made: ReturnType<typeof newTraveller> | undefined
/** The guest of all these tests, whose trip is over. */
async function traveller(shop: ReservationShop) {
  made ??= newTraveller(shop)
  const guest = await made
  afterTrip(shop)
  return guest
}

async function send(
  shop: ReservationShop,
  browser: AccountGuest,
  act: Act,
  files: readonly [field: string, name: string, bytes: Buffer][],
) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...words, intent: 'reply', sentAs: randomUUID() }))
    form.append(name, value)
  for (const [field, name, bytes] of files) form.append(field, new Blob([bytes as BlobPart]), name)
  return pagesOf(shop, browser, '198.51.100.9').send(act, '/x', form)
}

const uploads = async ({ services }: ReservationShop) =>
  (await services.database.pool.query('select id from uploads.upload order by id')).rows

test.for(Object.entries(doors))(
  '%s takes nothing hostile: it is told by its code, what was typed stays, and no file is kept',
  async ([, { act, field }], { shop }) => {
    const { number, browser } = await traveller(shop)
    const before = await uploads(shop)
    for (const [what, { bytes, code }] of Object.entries(hostile)) {
      const answer = await send(shop, browser, act(number), [[field, 'foto.jpg', await bytes]])
      const { typed, fileFaults, photoFaults } = answer.data
      expect([answer.status, fileFaults ?? photoFaults], what).toMatchObject([422, [{ code }]])
      expect(typed, what).toMatchObject({ text: words.text })
    }
    expect(await uploads(shop)).toEqual(before)
  },
)

test.for(Object.entries(doors))(
  '%s keeps a photo without what is hidden in it',
  async ([, { act, field }], { shop }) => {
    const { number, browser } = await traveller(shop)
    const known = new Set((await uploads(shop)).map(({ id }) => id))
    const zip = Buffer.from('PK\x03\x04<script>alert(1)</script>', 'latin1')
    const photo = Buffer.concat([await makeJpeg(), zip])
    // A decompression bomb in a comment is not unpacked, or is refused.
    await send(shop, browser, act(number), [
      [field, 'foto.jpg', photo],
      [field, 'bomba.png', await textBomb],
    ])
    const kept = (await uploads(shop)).filter(({ id }) => !known.has(id))
    expect(kept.length).toBeGreaterThan(0)
    for (const { id } of kept) {
      const stream = await shop.services.uploads.open(id)
      const bytes = Buffer.concat((await stream?.toArray()) ?? [])
      expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
      expect(bytes.includes('PK\x03\x04') || bytes.includes('<script>')).toBe(false)
      expect(bytes.length).toBeLessThan(100_000)
    }
  },
)

test.for(Object.entries(doors))(
  '%s: a form that is far too large is not read, one of another page is refused',
  async ([, { address }], { shop }) => {
    const { number, browser } = await traveller(shop)
    const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ')
    const post = (headers: Record<string, string>) =>
      shop.app.inject({
        method: 'POST',
        url: address(number),
        payload: 'x',
        headers: { cookie, 'content-type': 'multipart/form-data; boundary=x', ...headers },
      })
    expect((await post({ 'content-length': String(1000 * 1024 ** 2) })).statusCode).toBe(413)
    expect((await post({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
  },
)
