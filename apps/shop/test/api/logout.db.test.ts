import { storedCookies } from '@wojaz/travel/guest'
import { expect } from 'vitest'
import { actLogout } from '../../server/account/act-account.ts'
import { actLeave } from '../../server/my-data/my-data-page.ts'
import { loadPaid } from '../../server/payment/load-payment.ts'
import { pagesOf } from '../account-pages.ts'
import { type AccountGuest, customerOf, mytui, newPerson } from '../account-shop.ts'
import { type ReservationShop, reservationTest as test } from '../reservation-shop.ts'

let shop: ReservationShop
test.beforeAll(({ shop: opened }) => {
  shop = opened
})

const pagesFor = (guest: AccountGuest) => pagesOf(shop, guest, '198.51.100.206')

const endings = {
  'POST logout': (guest: AccountGuest) => guest.call(`${mytui}/logout`),
  'the button of the account': (guest: AccountGuest) =>
    pagesFor(guest).send(actLogout, '/mytui', { intent: 'logout' }),
  'POST removeAccount': (guest: AccountGuest) => guest.call(`${mytui}/removeAccount`),
  'the page that deletes the account': (guest: AccountGuest) =>
    pagesFor(guest).send(actLeave, '/mytui/ustawienia/usun', { sure: 'on' }),
}

const ofBrowser = ['cookie_consent', 'review_votes', 'popup_tracking', 'listing_sort', 'first_visit']

test.for([
  ['POST logout', ['known_device', ...ofBrowser]],
  ['the button of the account', ['known_device', ...ofBrowser]],
  ['POST removeAccount', ofBrowser],
  ['the page that deletes the account', ofBrowser],
] as const)(
  '%s: of all cookies of the shop these stay, and none opens anything: %j',
  async ([name, kept]) => {
    const guest = await customerOf(shop, newPerson())
    for (const cookie of storedCookies.filter((one) => !guest.cookies.has(one.name)))
      guest.cookies.set(cookie.name, 'x')
    await endings[name](guest)
    expect([...guest.cookies.keys()].toSorted()).toEqual([...kept].toSorted())
  },
)

test.for(['POST logout', 'POST removeAccount'] as const)(
  '%s empties the storage of the browser: typed forms, pages for offline, what was looked at',
  async (name) => {
    const answer = await endings[name](await customerOf(shop, newPerson()))
    expect(answer).toMatchObject({ statusCode: 200, headers: { 'clear-site-data': '"storage"' } })
  },
)

test('an order that the link of an email has opened closes with the logout: page and documents', async () => {
  const anna = newPerson()
  const { number } = await shop.booked(anna.email)
  const order = await shop.services.booking.order(number)
  const link = new URL(shop.services.documents.orderUrl(order as never)).searchParams.get('link')
  const guest = await customerOf(shop, anna)
  const pages = pagesFor(guest)
  const path = `/pz/platnosc/${number}/sukces`
  const look = () => pages.open((context, request) => loadPaid(context, request, number), path)
  const opening = await pages.open(
    (context, request) => loadPaid(context, request, number),
    `${path}?link=${link}`,
  )
  expect([opening.status, guest.cookies.has('order_link')]).toEqual([303, true])
  expect((await look()).data).toMatchObject({ kind: expect.not.stringMatching('elsewhere') })
  await pages.send(actLogout, '/mytui', { intent: 'logout' })
  expect((await look()).data).toMatchObject({ kind: 'elsewhere' })
  expect((await guest.send('GET', `/pz/dokumenty/${number}/potwierdzenie.pdf`)).statusCode).toBe(404)
})
