import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { type AccountGuest, customerOf, mytui, newPerson } from '../account-shop.ts'
import { officeOf } from '../office-staff.ts'
import { type ReservationShop, reservationTest as test } from '../reservation-shop.ts'

let shop: ReservationShop
test.beforeAll(({ shop: opened }) => {
  shop = opened
})

/** One pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

async function asking(text: string) {
  const person = newPerson()
  const { number } = await shop.booked(person.email)
  const browser = await customerOf(shop, person)
  await browser.call(`${mytui}/mailbox/reply`, { sentAs: randomUUID(), thread: number, text })
  return { number, browser }
}
const newest = async (guest: AccountGuest, thread: string) =>
  (await guest.send('GET', `${mytui}/mailbox/messages?thread=${thread}`)).json().messages.at(-1)
const templateOf = async (name: string) =>
  (await shop.services.talks.templates.all()).find((one) => one.name === name)?.id ?? ''

test('a thread is taken by one of two, given over with a note that no guest sees, and put aside', async () => {
  const office = officeOf(shop)
  const { number, browser } = await asking('Pytanie')
  const [ewa, jan, finance] = [
    await office.colleague('service'),
    await office.colleague('manager'),
    await office.colleague('finance'),
  ]
  const assign = (who: typeof ewa, fields: Record<string, string>) =>
    who.send(`/rozmowy/${number}/prowadzi`, fields)
  expect((await ewa.open('/rozmowy?czyje=niczyje')).body).toContain(number)
  const taken = await Promise.all([ewa, jan].map((one) => assign(one, { from: '', to: one.member.id })))
  expect(taken.map(({ statusCode }) => statusCode).sort()).toEqual([303, 409])
  const [winner, other] = taken[0]?.statusCode === 303 ? [ewa, jan] : [jan, ewa]
  expect((await winner.open('/rozmowy?czyje=moje')).body).toContain(number)
  expect((await other.open('/rozmowy?czyje=moje')).body).not.toContain(number)
  expect((await ewa.open('/rozmowy?czyje=niczyje')).body).not.toContain(number)

  const note = 'Zna hotel <b>osobiście</b>'
  const from = winner.member.id
  const refused = await assign(winner, { from, to: finance.member.id, note })
  expect([refused.statusCode, refused.body.includes('Zna hotel &lt;b&gt;')]).toEqual([409, true])
  expect((await assign(winner, { from, to: other.member.id, note })).statusCode).toBe(303)
  // The first member's page still shows the former keeper.
  expect((await assign(winner, { from, to: '' })).statusCode).toBe(409)
  const page = (await other.open(`/rozmowy/${number}`)).body
  expect(page).toContain('Prowadzi: Ty')
  expect(page).toContain('Zna hotel &lt;b&gt;osobiście&lt;/b&gt;')
  expect(
    JSON.stringify((await browser.send('GET', `${mytui}/mailbox/messages?thread=${number}`)).json()),
  ).not.toContain('Zna hotel')
  expect((await other.open(`/zamowienia/${number}`)).body).toContain(
    `przekazanie rozmowy – ${winner.member.name} → ${other.member.name}`,
  )
  expect(JSON.stringify(await shop.services.staff.log({ order: number }))).not.toContain('Zna hotel')

  expect((await other.send(`/rozmowy/${number}/odlozone`, { seen: '0' })).statusCode).toBe(409)
  expect((await other.send(`/rozmowy/${number}/odlozone`, { seen: '99' })).statusCode).toBe(303)
  expect((await other.open('/rozmowy?czyje=moje')).body).not.toContain(number)
  expect(await office.logOf(number)).toEqual(expect.arrayContaining(['talk-assigned', 'talk-settled']))
})

test('a template comes in the guest’s language after what was typed, and is sent only without gaps', async () => {
  const { number, browser } = await asking('Kdy dostanu dokumenty?')
  await shop.services.database.pool.query(`update booking.orders set locale = 'cs' where number = $1`, [
    number,
  ])
  const ewa = await officeOf(shop).colleague('service')
  const opened = (await ewa.open(`/rozmowy/${number}`)).body
  expect(opened).toMatch(/<option[^>]* value="cs"[^>]* selected=""|<option value="cs" selected=""/)
  const template = await templateOf('Dokumenty podróży są w koncie')
  const sentAs = randomUUID()
  const inserted = await ewa.send(`/rozmowy/${number}`, {
    co: 'template',
    template,
    locale: 'cs',
    text: 'Napsáno předem',
    sentAs,
  })
  expect(inserted.statusCode).toBe(200)
  expect(inserted.body).toMatch(/Napsáno předem\s+Dobrý den/)
  expect(inserted.body).toContain(`dokumenty k rezervaci ${number}`.replace('d', 'D'))
  expect(inserted.body).not.toContain('{{')
  const gaps = await ewa.send(`/rozmowy/${number}`, { text: 'Termín: {{termin}}', sentAs })
  expect([gaps.statusCode, gaps.body.includes('klamrach')]).toEqual([422, true])
  expect((await newest(browser, number)).by).toBe('me')
  const gone = await ewa.send(`/rozmowy/${number}`, {
    co: 'template',
    template: 'x',
    text: 'Zostaje',
    sentAs,
  })
  expect([gone.statusCode, gone.body.includes('Zostaje')]).toEqual([409, true])
})

test('staff send a picture and a PDF; the guest sees a small one, and nobody else’s file gets in', async () => {
  const { number, browser } = await asking('Proszę o mapę')
  const office = officeOf(shop)
  const [ewa, jan] = [await office.colleague('service'), await office.colleague('service')]
  const path = `/rozmowy/${number}`
  const pdf = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<<>>\n%%EOF\n'
  const sentAs = randomUUID()
  const back = await ewa.sendFiles(
    path,
    { text: 'Mapa', sentAs },
    { 'mapa.png': png, 'x.svg': '<svg onload="alert(1)"/>' },
  )
  expect([
    back.statusCode,
    back.body.includes('przyjmujemy tylko zdjęcia'),
    back.body.includes('>Mapa<'),
  ]).toEqual([...[422, true, true]])
  const stay = /name="stay"[^>]*value="([^"]+)"/.exec(back.body)?.[1] ?? ''
  // A member cannot send a file that a colleague has uploaded.
  const stolen = await jan.sendFiles(path, { text: 'Moje', sentAs: randomUUID(), stay }, {})
  expect(stolen.statusCode).toBe(303)
  expect((await newest(browser, number)).files).toEqual([])
  expect((await ewa.sendFiles(path, { text: 'Mapa', sentAs, stay }, { 'plan.pdf': pdf })).statusCode).toBe(
    303,
  )
  const { files, by } = await newest(browser, number)
  expect([by, files]).toMatchObject([
    'staff',
    [
      { name: 'mapa.jpg', kind: 'picture', smallUrl: expect.stringContaining('size=small') },
      { name: 'plan.pdf', kind: 'pdf', smallUrl: null },
    ],
  ])
  const small = await browser.send('GET', files[0].smallUrl)
  expect([small.statusCode, small.headers['content-type'], small.headers['x-content-type-options']]).toEqual([
    ...[200, 'image/jpeg', 'nosniff'],
  ])
  const page = (await jan.open(path)).body
  const src = /<img src="\/biuro([^"]+)"/.exec(page)?.[1] ?? ''
  const preview = await jan.open(src)
  expect([preview.statusCode, preview.headers['content-type']]).toEqual([200, 'image/jpeg'])
  // Forms of other pages accept no files.
  expect((await ewa.sendFiles(`${path}/prowadzi`, { to: '' }, { 'a.png': png })).statusCode).toBe(404)
})

test('managers write, change and remove templates; the others choose them', async () => {
  const office = officeOf(shop)
  const [boss, ewa] = [await office.colleague('manager'), await office.colleague('service')]
  const texts = { pl: 'Tak <script>', cs: 'Ano', ro: 'Da', hu: 'Igen', uk: 'Так' }
  const name = `Zgoda ${randomUUID()}`
  expect((await ewa.send('/szablony/nowy', { name, ...texts })).statusCode).toBe(403)
  const faulty = await boss.send('/szablony/nowy', { name, ...texts, hu: '', ro: '{{imie}}' })
  expect([
    faulty.statusCode,
    faulty.body.includes('Nie znamy: {{imie}}'),
    faulty.body.includes('Ano'),
  ]).toEqual([...[422, true, true]])
  expect((await boss.send('/szablony/nowy', { name, ...texts })).statusCode).toBe(303)
  expect((await boss.send('/szablony/nowy', { name, ...texts })).body).toContain('już jest')
  const list = (await boss.open('/szablony')).body
  expect(list).toContain('Tak &lt;script&gt;')
  const id = await templateOf(name)
  expect((await boss.open(`/szablony/${id}`)).body).toContain('Igen')
  expect((await boss.send(`/szablony/${id}/usun`)).statusCode).toBe(303)
  expect((await boss.open(`/szablony/${id}`)).statusCode).toBe(404)
})

test('a complaint is taken, given over and listed by whose it is; the home page counts what waits', async () => {
  const office = officeOf(shop)
  const person = newPerson()
  const { number: orderNumber } = await shop.booked(person.email)
  const browser = await customerOf(shop, person)
  const sent = await browser.call('/api/www/tui-complaints/submit-complaint', {
    orderNumber,
    wishes: ['apology'],
    typed: {
      category: 'other',
      reported: 'no',
      description: 'Obsługa była nieuprzejma przez cały pobyt w hotelu.',
    },
  })
  const { number } = sent.json<{ number: string }>()
  const [ewa, jan] = [await office.colleague('service'), await office.colleague('service')]
  const path = `/reklamacje/${number}`
  expect((await ewa.open('/reklamacje?czyje=niczyje')).body).toContain(number)
  const taken = await Promise.all([ewa, jan].map((one) => one.send(path, { co: 'take' })))
  expect(taken.map(({ statusCode }) => statusCode).sort()).toEqual([303, 409])
  const [winner, other] = taken[0]?.statusCode === 303 ? [ewa, jan] : [jan, ewa]
  expect((await winner.open('/reklamacje?czyje=moje')).body).toContain(number)
  expect((await winner.open('')).body).toContain('moje 1')
  const given = { from: winner.member.id, to: other.member.id, note: 'Urlop' }
  expect((await winner.send(`${path}/prowadzi`, given)).statusCode).toBe(303)
  expect((await other.open(path)).body).toContain('Urlop')
  expect((await winner.open('/reklamacje?czyje=moje')).body).not.toContain(number)
  expect(await office.logOf(orderNumber)).toContain('complaint-assigned')
  expect((await winner.send('/reklamacje/R0000000000/prowadzi', given)).statusCode).toBe(404)
  const template = await templateOf('Prosimy o zdjęcia i szczegóły')
  const filled = await other.send(path, { co: 'template', template, locale: 'hu', amount: '12' })
  expect([
    filled.statusCode,
    filled.body.includes(`${orderNumber} számú utazás`),
    filled.body.includes('value="12"'),
  ]).toEqual([...[200, true, true]])
})
