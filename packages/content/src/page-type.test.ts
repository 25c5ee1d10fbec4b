import { expect, test } from 'vitest'
import { isTemplateType, isTemplateUrl, pageTypes, templateUrls } from './page-type.ts'

const pages = [
  ...['homePage', 'listing', 'hotelCard', 'charters', 'chartersLandingPage', 'quiz', 'lowestPriceChart'],
  ...['checkoutReservation', 'checkoutReservationFailed', 'checkoutPayment', 'checkoutPaymentSuccess'],
  ...['checkoutPaymentFailed', 'checkoutPaymentConfirm', 'checkoutOrderPlaced', 'directions', 'wishlist'],
  ...['tilesPage', 'contentPage', 'contentPageContactOffices', 'contentPageContactCity'],
  ...['contentPageContactOffice', 'page404', 'error', 'pageError'],
]
const account = [
  ...['PasswordChange', 'PasswordReset', 'Register', 'RegisterSuccess', 'Deactivate', 'Login'],
  'ResendActivation',
].map((name) => `mytuiAuth${name}`)
const trips = [
  ...['Chat', 'Documents', 'Guide', 'Hotel', 'Management', 'Payment', 'Travel', 'Upsells', 'Preview'],
  ...['', 's'],
].map((name) => `mytuiReservation${name}`)
const others = ['Mailbox', 'MailboxId', 'PaymentFailure', 'PaymentSuccess', 'Help', 'Settings']

test.each([...pages, ...account, ...trips, ...others.map((name) => `mytui${name}`)])(
  'editors can make a page of the type %s',
  (type) => expect(pageTypes).toContain(type),
)

test('direction pages have a template for each depth, for offers and for flights', () => {
  const places = ['direction', 'region', 'resort', 'directionFlights', 'regionFlights', 'resortFlights']
  expect(places.every(isTemplateType)).toBe(true)
  expect(new Set(places.map((type) => templateUrls[type as keyof typeof templateUrls])).size).toBe(6)
})

test('the address of a template is none that a guest opens', () => {
  expect(Object.values(templateUrls).every(isTemplateUrl)).toBe(true)
  expect(['/', '/zima', '/szablonyy'].some(isTemplateUrl)).toBe(false)
})
