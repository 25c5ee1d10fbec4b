import { partyMembers } from '@wojaz/booking'
import { RouterContextProvider } from 'react-router'
import { expect } from 'vitest'
import { actCheckout } from '../../server/checkout/act-checkout.ts'
import { cartsCookie } from '../../server/checkout/carts-cookie.ts'
import { loadCheckout } from '../../server/checkout/load-checkout.ts'
import {
  customerContext,
  deliveryContext,
  servicesContext,
  visitContext,
} from '../../server/request/context.ts'
import { serverI18n } from '../../server/request/server-i18n.ts'
import { actReservation } from '../../server/reservation/act-reservation.ts'
import { loadReservation } from '../../server/reservation/load-reservation.ts'
import { type AccountGuest, customerOf, mytui, newPerson } from '../account-shop.ts'
import { type ReservationShop, reservationTest as test } from '../reservation-shop.ts'
import { noon } from '../shop-content.ts'

let shop: ReservationShop
test.beforeAll(({ shop: opened }) => {
  shop = opened
})

const changed = `${mytui}/reservation/change-data`
const passport = {
  person: 0,
  documentType: 'passport',
  documentNumber: 'ZZ 9184736',
  documentValidUntil: '1.2.2040',
  documentNationality: 'Polska',
  documentIssuingCountry: 'PL',
}

async function annasTrip() {
  const anna = newPerson()
  const { number } = await shop.booked(anna.email)
  return { number, browser: await customerOf(shop, anna) }
}
const dataOf = (browser: AccountGuest, number: string) =>
  browser.send('GET', `${mytui}/reservation/traveller-data?number=${number}`)
const trip = (number: string) => `/mytui/rezerwacja/${number}/karta`
const site = 'http://localhost:3000'
const get = (path: string) => new Request(site + path)
const post = (path: string, typed: Record<string, string>) =>
  new Request(site + path, { method: 'POST', body: new URLSearchParams(typed) })

/** The context of a page: the shop, and the customer of the browser's cookie. */
async function contextOf(guest: AccountGuest) {
  const context = new RouterContextProvider()
  const known = await shop.services.account.who(guest.cookies.get('tui_bt') ?? '')
  context.set(servicesContext, shop.services)
  context.set(visitContext, { locale: 'pl', path: '/mytui' } as never)
  context.set(deliveryContext, {
    i18n: await serverI18n(await shop.services.content.dictionary('pl')),
  } as never)
  context.set(customerContext, known && ({ ...known, uid: known.id } as never))
  return context
}

test('POST reservation/change-data/document: kept sealed, shown masked, changed without its number, taken away', async () => {
  const { number, browser } = await annasTrip()
  expect((await browser.call(`${changed}/document`, { number, ...passport })).statusCode).toBe(200)
  const shown = { type: 'passport', number: '•••••736', validUntil: '2040-02-01', nationality: 'Polska' }
  expect((await dataOf(browser, number)).json().people[0]).toMatchObject({
    standing: 'fits',
    document: shown,
  })
  const later = { ...passport, documentNumber: '', documentValidUntil: '2041-02-01' }
  expect((await browser.call(`${changed}/document`, { number, ...later })).statusCode).toBe(200)
  expect((await dataOf(browser, number)).json().people[0].document).toMatchObject({
    number: '•••••736',
    validUntil: '2041-02-01',
  })
  expect((await browser.call(`${changed}/document`, { number, person: 0 })).statusCode).toBe(200)
  expect((await dataOf(browser, number)).json().people[0].document).toBeNull()
})

test('POST reservation/change-data/document: faults stand at fields; nobody is nobody', async () => {
  const { number, browser } = await annasTrip()
  const wrong = { documentNumber: 'x', documentValidUntil: '31.2.2040', documentNationality: 'Atlantyda' }
  const answer = await browser.call(`${changed}/document`, { number, ...passport, ...wrong })
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([
    422,
    ['documentNumber', 'documentValidUntil', 'documentNationality'],
  ])
  expect(answer.json().fields.documentNationality).toBe('Nie znamy takiego kraju. Wybierz go z listy.')
  const nobody = await browser.call(`${changed}/document`, { number, ...passport, person: 9 })
  expect([nobody.statusCode, nobody.json()]).toEqual([
    409,
    {
      code: 'person-unknown',
      message: 'Takiej osoby nie ma w tej rezerwacji. Otwórz ją ponownie i wybierz osobę.',
    },
  ])
})

test('documents are changed only by whoever has just shown who they are; wishes by whoever is logged in', async () => {
  const { number, browser } = await annasTrip()
  shop.setClock(new Date(new Date(noon).getTime() + 11 * 60_000).toISOString())
  const answer = await browser.call(`${changed}/document`, { number, ...passport })
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'confirm-needed'])
  expect((await browser.call(`${changed}/wishes`, { number, kinds: ['cot'] })).statusCode).toBe(200)
})

test('POST reservation/change-data/wishes: kinds and words; unknown kinds and long words are refused', async () => {
  const { number, browser } = await annasTrip()
  const wishes = { kinds: ['cot', 'diet'], text: 'Bez glutenu' }
  expect((await browser.call(`${changed}/wishes`, { number, ...wishes })).statusCode).toBe(200)
  expect((await dataOf(browser, number)).json().wishes).toEqual(wishes)
  const long = await browser.call(`${changed}/wishes`, { number, text: 'a'.repeat(501) })
  expect([long.statusCode, Object.keys(long.json().fields)]).toEqual([422, ['text']])
  expect((await browser.call(`${changed}/wishes`, { number, kinds: ['yacht'] })).statusCode).toBe(400)
  const hotel = await loadReservation(await contextOf(browser), get(`${trip(number)}/hotel`), {
    number,
    tab: 'hotel',
  })
  expect(JSON.stringify(hotel.page)).toContain('Bez glutenu')
})

test('the page: documents are given by a plain form, and neither a page nor a table has the number', async () => {
  const { number, browser } = await annasTrip()
  const context = await contextOf(browser)
  const act = (typed: Record<string, string>) =>
    actReservation(context, post(`${trip(number)}/zarzadzanie`, typed), number, 'zarzadzanie')
  const typed = {
    intent: 'document',
    person: '0',
    'p0.documentType': 'passport',
    'p0.documentNumber': 'ZZ9184736',
  }
  expect(await act({ ...typed, 'p0.documentValidUntil': 'kiedyś' })).toMatchObject({
    init: { status: 422 },
    data: { faults: { 'p0.documentValidUntil': 'document-date-not-a-day' } },
  })
  const saved = (await act({ ...typed, 'p0.documentValidUntil': '1.2.2040' })) as Response
  expect(saved.headers.get('location')).toBe(`${trip(number)}/zarzadzanie?zapisane=documents`)
  await act({ intent: 'wishes', 'wish.diet': 'on', 'wish.text': 'Bez glutenu' })
  for (const tab of ['zarzadzanie?dokumenty=1', 'zarzadzanie', 'podsumowanie', 'hotel', 'podroz']) {
    const shown = await loadReservation(context, get(`${trip(number)}/${tab}`), {
      number,
      tab: tab.split('?')[0],
    })
    expect([tab, JSON.stringify(shown.page).includes('9184736')]).toEqual([tab, false])
  }
  const { pool } = shop.services.database
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('booking', 'account', 'mail', 'insight', 'talks') and table_type = 'BASE TABLE'`,
  )
  for (const { name } of tables) {
    const { rows } = await pool.query(`select 1 from ${name} one where one::text like '%9184736%'`)
    expect([name, rows.length]).toEqual([name, 0])
  }
})

test('the checkout: a document is typed or taken from the account, comes back masked, and goes with the order', async () => {
  const anna = newPerson()
  const browser = await customerOf(shop, anna)
  const context = await contextOf(browser)
  const { booking, account, travellerData } = shop.services
  const uid = (await browser.userInfo()).user_uid
  const jan = { title: 'man', firstName: 'Jan', lastName: 'Lis', birthDate: '1980-02-01' } as const
  const saved = await account.saveCompanion(uid, null, {
    ...jan,
    document: { type: 'passport', number: 'JJ5550123', validUntil: '2039-01-01' },
  })
  const companion = saved.ok ? saved.value.id : ''
  const opened = await booking.openCart({ offerCode: shop.offer.offerCode, locale: 'pl' })
  if (!opened.ok) throw new Error('There is no such offer.')
  const { id, key } = opened.value
  const cookie = cartsCookie([{ id, key }]).split(';')[0] ?? ''
  const page = `${site}/pz/rezerwacja/${id}/dane-uczestnikow`
  const people = partyMembers(shop.offer.occupancies).flatMap(({ person, birthDate }) =>
    Object.entries({
      title: 'woman',
      firstName: `Osoba${'abcdefgh'[person]}`,
      lastName: 'Lis',
      birthDate: birthDate ?? '1988-02-29',
    }).map(([field, text]) => [`p${person}.${field}`, text] as const),
  )
  const address = {
    email: anna.email,
    phone: '600300400',
    street: 'Krótka 2',
    postalCode: '00-002',
    city: 'Łódź',
  }
  const typed = {
    ...Object.fromEntries([
      ...people,
      ...Object.entries(address).map(([field, text]) => [`contact.${field}`, text]),
    ]),
    'p0.documentType': 'id-card',
    'p0.documentNumber': 'AAA918473',
    'p0.documentNationality': 'Polska',
    'p1.documentOf': companion,
    'wish.cot': 'on',
  }
  const send = (form: Record<string, string>) =>
    actCheckout(
      context,
      new Request(page, { method: 'POST', headers: { cookie }, body: new URLSearchParams(form) }),
      { id, step: 'participants' },
    )
  const wrong = await send({ ...typed, 'p0.documentNationality': 'Atlantyda' })
  expect(wrong).toMatchObject({ data: { faults: { 'p0.documentNationality': 'document-country-unknown' } } })
  // Data of the account is not sent back with the typed fields.
  expect(JSON.stringify(wrong)).not.toContain('5550123')
  expect((await send(typed)) as Response).toMatchObject({ status: 303 })
  const shown = await loadCheckout(context, new Request(page, { headers: { cookie } }), {
    id,
    step: 'participants',
  })
  expect(shown).toMatchObject({
    travellerData: {
      documents: [
        { type: 'id-card', number: '•••••473' },
        { type: 'passport', number: '•••••123' },
      ],
      wishes: { kinds: ['cot'], text: '' },
    },
  })
  expect(JSON.stringify(shown)).not.toMatch(/918473|5550123/)
  const consents = {
    terms: true,
    standardForm: true,
    marketingEmail: false,
    marketingSms: false,
    marketingPhone: false,
  }
  await booking.update(id, key, { consents })
  const placed = await booking.placeOrder(id, key, { agreedTotal: opened.value.agreedTotal })
  const number = placed.ok ? placed.value.number : JSON.stringify(placed.refusal)
  expect((await travellerData.documentsOf([number])).get(number)?.get(1)).toMatchObject({
    number: 'JJ5550123',
    validUntil: '2039-01-01',
  })
})

const calls: Record<string, (guest: AccountGuest, number: string) => ReturnType<AccountGuest['call']>> = {
  'GET traveller-data': dataOf,
  'POST change-data/document': (guest, number) => guest.call(`${changed}/document`, { number, ...passport }),
  'POST change-data/wishes': (guest, number) => guest.call(`${changed}/wishes`, { number, kinds: ['cot'] }),
}

test.for(Object.entries(calls))(
  '%s: another customer’s number is 404, as is one that nobody has; a stranger logs in',
  async ([, call]) => {
    const { number } = await annasTrip()
    const other = await customerOf(shop, newPerson())
    for (const asked of [number, 'W402917652', 'W1', ''])
      expect([asked, (await call(other, asked)).statusCode]).toEqual([asked, 404])
    expect((await call(shop.guest(), number)).statusCode).toBe(403)
  },
)
