import { addDays } from '@wojaz/travel/dates'
import { expect } from 'vitest'
import { actHome } from '../../server/reservation/act-home.ts'
import { actReservation } from '../../server/reservation/act-reservation.ts'
import { loadReservation } from '../../server/reservation/load-reservation.ts'
import { loadPreview } from '../../server/reservation/preview-page.ts'
import { pagesOf } from '../account-pages.ts'
import { type AccountGuest, customerOf, mytui, newPerson } from '../account-shop.ts'
import { contact } from '../checkout-shop.ts'
import { type ReservationShop, reservationTest as test } from '../reservation-shop.ts'
import { noon } from '../shop-content.ts'

let shop: ReservationShop
test.beforeAll(({ shop: opened }) => {
  shop = opened
})

const pagesFor = (guest: AccountGuest) => pagesOf(shop, guest, '198.51.100.201')

/** Anna's trip, and her actions on its pages. */
async function annasTrip() {
  const anna = newPerson()
  const { number } = await shop.booked(anna.email)
  const browser = await customerOf(shop, anna)
  const pages = pagesFor(browser)
  const path = (tab: string) => `/mytui/rezerwacja/${number}/karta/${tab}`
  const open = (tab: string) =>
    pages.open((context, request) => loadReservation(context, request, { number, tab }), path(tab))
  const press = (tab: string, fields: Record<string, string>) =>
    pages.send((context, request) => actReservation(context, request, number), path(tab), fields)
  const preview = async () => (await open('podsumowanie')).data.page.sharing.preview
  /** Makes a link and returns the URL of its page. */
  const share = async (fields: Record<string, string> = {}) => {
    const made = await press('podsumowanie', { intent: 'preview', ...fields })
    expect(made.to).toBe(`${path('podsumowanie')}#podglad`)
    const { pathname, search } = new URL((await preview()).url)
    return pathname + search
  }
  return { anna, number, browser, open, press, preview, share }
}

const seen = (path: string) => pagesFor(shop.guest()).open(loadPreview, path)
const linkOf = (path: string) => new URLSearchParams(path.split('?')[1]).get('link') ?? ''

test('/mytui/podglad: companions see the trip without a login, without prices and without documents', async () => {
  const { number, share } = await annasTrip()
  const path = await share()
  expect(path).toMatch(/^\/mytui\/podglad\?link=/)
  const { status, data } = await seen(path)
  expect(status).toBe(200)
  expect(data.page).toMatchObject({ state: 'open', head: { number, tabs: [] }, documents: [] })
  expect(data.page.people).toHaveLength(2)
  expect(data.page.steps.length).toBeGreaterThan(3)
  const order = await shop.services.booking.order(number)
  const told = JSON.stringify(data.page)
  for (const secret of [String(order?.price.total), String(order?.paid), contact.phone, '@', 'birthDate'])
    expect(told).not.toContain(secret)
  const file = `/pz/dokumenty/${number}/potwierdzenie.pdf?link=${encodeURIComponent(linkOf(path))}`
  expect((await shop.guest().send('GET', file)).statusCode).toBe(404)
})

test('/mytui/podglad: documents open by the link where the owner shares them, of this trip alone', async () => {
  const { number, share } = await annasTrip()
  const path = await share({ hasDocuments: 'on' })
  const { data } = await seen(path)
  expect(data.page.documents).toEqual(['potwierdzenie', 'faktura', 'bilet', 'ubezpieczenie'])
  const file = (of: string) =>
    shop.guest().send('GET', `/pz/dokumenty/${of}/potwierdzenie.pdf?link=${encodeURIComponent(linkOf(path))}`)
  expect((await file(number)).statusCode).toBe(200)
  const other = await shop.booked(newPerson().email)
  expect((await file(other.number)).statusCode).toBe(404)
})

test('/mytui/podglad without a link: strangers log in first, a customer sees what companions of the next trip see', async () => {
  const { number, browser, share } = await annasTrip()
  const stranger = await pagesFor(shop.guest()).open(loadPreview, '/mytui/podglad')
  expect([stranger.status, stranger.to]).toEqual([303, '/mytui/logowanie?powrot=%2Fmytui%2Fpodglad'])
  const own = async () => (await pagesFor(browser).open(loadPreview, '/mytui/podglad')).data.page
  expect(await own()).toMatchObject({ state: 'open', link: null, head: { number }, documents: [] })
  await share({ hasDocuments: 'on' })
  expect((await own()).documents).toContain('potwierdzenie')
  const idle = pagesFor(await customerOf(shop, newPerson()))
  expect((await idle.open(loadPreview, '/mytui/podglad')).to).toBe('/mytui')
})

test('/mytui/podglad: a link that was withdrawn, replaced, changed or outlived says so', async () => {
  const { press, preview, share } = await annasTrip()
  const first = await share()
  const second = await share()
  const stateOf = async (path: string) => {
    const { status, data } = await seen(path)
    return [status, data.page.state]
  }
  expect(await stateOf(first)).toEqual([410, 'withdrawn'])
  expect(await stateOf(second)).toEqual([200, 'open'])
  shop.setClock(`${addDays(shop.offer.returnDate, 1)}T12:00:00Z`)
  expect(await stateOf(second)).toEqual([410, 'late'])
  for (const path of [`${second}x`, '/mytui/podglad?link=', '/mytui/podglad?link=W402917652.1.x'])
    expect(await stateOf(path)).toEqual([404, 'unknown'])
  shop.setClock(noon)
  await press('podsumowanie', { intent: 'withdraw' })
  expect(await preview()).toBeNull()
})

test('the documents are sent from their page: faults at the field, and a word when they are on their way', async () => {
  const { anna, number, open, press } = await annasTrip()
  expect((await open('dokumenty')).data.page.sharing).toMatchObject({
    documents: ['potwierdzenie', 'faktura', 'bilet', 'ubezpieczenie', 'formularz'],
    addresses: [anna.email],
    isSent: false,
  })
  const send = { intent: 'send', 'doc.faktura': 'on' }
  expect(await press('dokumenty', { intent: 'send', email: 'jan@wojaz.example' })).toMatchObject({
    status: 422,
    data: { refusal: 'Zaznacz przynajmniej jeden dokument.' },
  })
  expect(await press('dokumenty', { ...send, email: 'jan' })).toMatchObject({
    status: 422,
    data: { typed: { email: 'jan' }, error: expect.stringMatching(/adres/) },
  })
  const email = `page-${number.toLowerCase()}@wojaz.example`
  const sent = await press('dokumenty', { ...send, email })
  expect(sent.to).toMatch(/dokumenty\?wyslano=send#wyslij$/)
  const [documents] = await shop.emailsTo(email, 'order-documents')
  expect(documents?.enclosed).toMatchObject({ facts: { documents: ['faktura'] } })
  for (const time of [2, 3])
    expect([time, (await press('dokumenty', { ...send, email })).status]).toEqual([time, 303])
  expect(await press('dokumenty', { ...send, email })).toMatchObject({
    status: 429,
    data: { refusal: expect.stringMatching(/jutro/) },
  })
})

test('a trip that is let go is out of the list, and its pages are closed', async () => {
  const { browser, open, press } = await annasTrip()
  expect((await press('podsumowanie', { intent: 'let-go' })).to).toBe('/mytui')
  expect((await browser.send('GET', `${mytui}/reservations`)).json()).toEqual({
    upcoming: [],
    past: [],
    cancelled: [],
  })
  expect(await open('podsumowanie')).toMatchObject({ status: 404 })
})

test('/mytui: a booking is asked for by its form; what is wrong stands at its field', async () => {
  const email = 'mama-form@wojaz.example'
  const { number } = await shop.booked(email)
  const pages = pagesFor(await customerOf(shop, newPerson()))
  const fields = {
    intent: 'join',
    number,
    lastName: contact.lastName,
    departureDate: shop.offer.departureDate,
  }
  expect(await pages.send(actHome, '/mytui', { ...fields, number: '' })).toMatchObject({
    status: 422,
    data: { fields: { number: expect.any(String) }, typed: { lastName: contact.lastName } },
  })
  expect((await pages.send(actHome, '/mytui', fields)).to).toBe('/mytui?dodano=asked#dodaj')
  expect(await shop.emailsTo(email, 'order-join')).toHaveLength(1)
  const stranger = await pagesFor(shop.guest()).send(actHome, '/mytui', fields)
  expect(stranger.to).toBe('/mytui/logowanie?powrot=%2Fmytui')
})
