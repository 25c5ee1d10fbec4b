import type { Offer } from '@wojaz/offers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Participant } from '../src/participant.ts'
import { accept, openTestBooking, refusalOf, type TestBooking } from './open-test-booking.ts'

let shop: TestBooking
let offer: Offer

beforeAll(async () => {
  shop = await openTestBooking()
  offer = (await shop.found())[0] as Offer
})
afterAll(() => shop.close())

const openCart = async (keys: string[] = []) =>
  accept(await shop.booking.openCart({ offerCode: offer.offerCode, locale: 'pl', keys }))

const couple: Participant[] = [
  { firstName: 'Zofia', lastName: 'Żółć', birthDate: '1988-02-29', title: 'woman' },
  { firstName: 'Jan', lastName: 'Żółć', birthDate: '1985-07-01', title: 'man' },
]

test('a cart is opened at the price that the list showed', async () => {
  const cart = await openCart()
  expect(cart).toMatchObject({ state: 'open', agreedTotal: offer.quote.total, orderNumber: null })
  expect(cart.price).toMatchObject({ offer: offer.quote.total, upsells: 0, total: offer.quote.total })
  expect(accept(await shop.booking.cart(cart.id, cart.key)).offer?.hotelName).toBe(offer.hotelName)
})

test('a guest who comes again for the same offer finds the same cart; without the key it is another', async () => {
  const cart = await openCart()
  expect((await openCart(['x'.repeat(22), cart.key])).id).toBe(cart.id)
  expect((await openCart()).id).not.toBe(cart.id)
})

test('what a link has promised and an adviser’s mark stay with the cart; a later link without them takes nothing away', async () => {
  const arrival = { bidding: 'D-77', promotedUpsells: ['INSURANCE_PLUS'] }
  const { offerCode } = offer
  const first = accept(await shop.booking.openCart({ offerCode, locale: 'pl', ...arrival }))
  expect(first).toMatchObject({ ...arrival, upsells: [] })
  expect(await openCart([first.key])).toMatchObject({ id: first.id, ...arrival })
  const keys = [first.key]
  const promotedUpsells = ['PARKING']
  const again = accept(await shop.booking.openCart({ offerCode, locale: 'pl', keys, promotedUpsells }))
  expect(again).toMatchObject({ id: first.id, bidding: 'D-77', promotedUpsells })
  await shop.booking.update(first.id, first.key, { savedEmail: 'zofia@example.com' })
  expect(accept(await shop.booking.cart(first.id, first.key))).toMatchObject({
    bidding: 'D-77',
    promotedUpsells,
  })
  expect((await openCart()).promotedUpsells).toEqual([])
})

test('a guest who changes the language is spoken to in it from then on, also when coming again for the offer', async () => {
  const { id, key, offer: inPolish } = await openCart()
  const inCzech = accept(await shop.booking.cart(id, key, 'cs'))
  expect(inCzech.locale).toBe('cs')
  expect(inCzech.offer?.boardName).not.toBe(inPolish?.boardName)
  const kept = accept(await shop.booking.update(id, key, { savedEmail: 'zofia@example.com' }))
  expect(kept).toMatchObject({ locale: 'cs', offer: { boardName: inCzech.offer?.boardName } })
  const { offerCode } = offer
  const again = accept(await shop.booking.openCart({ offerCode, locale: 'hu', keys: [key] }))
  expect(again).toMatchObject({ id, locale: 'hu' })
  expect(accept(await shop.booking.cart(id, key)).locale).toBe('hu')
})

test('nobody opens a cart without its key, and the database does not know the key', async () => {
  const cart = await openCart()
  expect(refusalOf(await shop.booking.cart(cart.id, 'x'.repeat(22)))).toEqual({ code: 'cart-not-yours' })
  expect(refusalOf(await shop.booking.cart('x'.repeat(12), cart.key))).toEqual({ code: 'cart-unknown' })
  const [row] = await shop.rows(`select (select jsonb_agg(k) from booking.cart_keys k)::text as keys`)
  expect(row?.keys).not.toContain(cart.key)
})

test('an offer that does not exist opens nothing', async () => {
  const refusal = refusalOf(await shop.booking.openCart({ offerCode: 'rubbish', locale: 'pl' }))
  expect(refusal).toMatchObject({ code: 'offer-code-unreadable' })
})

test('people, contact and consents are kept, each by itself', async () => {
  const { id, key } = await openCart()
  accept(await shop.booking.update(id, key, { participants: couple }))
  const contact = {
    firstName: 'Zofia',
    lastName: 'Żółć',
    email: 'zofia@example.com',
    phone: '+48600100200',
    street: 'Długa 1',
    postalCode: '00-001',
    city: 'Łódź',
  }
  accept(await shop.booking.update(id, key, { contact }))
  const cart = accept(await shop.booking.cart(id, key))
  expect(cart).toMatchObject({ participants: couple, contact })
  expect(Object.values(cart.consents)).toEqual([false, false, false, false, false])
})

test('somebody who is missing is refused with how many go', async () => {
  const { id, key } = await openCart()
  const outcome = await shop.booking.update(id, key, { participants: couple.slice(1) })
  expect(refusalOf(outcome)).toEqual({ code: 'participants-missing', expected: 2, given: 1 })
})

test('a room where nobody is of age is refused with whose room it is', async () => {
  const { id, key } = await openCart()
  const participants = couple.map((person) => ({ ...person, birthDate: '2020-01-01' }))
  expect(refusalOf(await shop.booking.update(id, key, { participants }))).toEqual({
    code: 'room-without-adult',
    person: 0,
  })
})

test('what is added is in the price and agreed to by adding it; what is not offered is refused', async () => {
  const { id, key, offeredUpsells, agreedTotal } = await openCart()
  const upsell = offeredUpsells.find(({ type, personRefs }) => type !== 'SEATS' && personRefs.length === 2)
  const variant = upsell?.variants.find(({ isIncluded, price }) => !isIncluded && price > 0)
  if (!upsell || !variant) throw new Error('Nothing to add.')
  const chosen = { type: upsell.type, code: variant.code, person: 0 }
  const cart = accept(await shop.booking.update(id, key, { upsells: [chosen] }))
  expect(cart.price?.lines).toEqual([{ ...chosen, amount: variant.price }])
  expect(cart.agreedTotal).toBe(agreedTotal + variant.price)
  expect((await shop.booking.requote(cart)).kind).toBe('same')
  const nonsense = { ...chosen, code: 'ELEPHANT' }
  expect(refusalOf(await shop.booking.update(id, key, { upsells: [nonsense] }))).toMatchObject({
    code: 'upsell-refused',
    upsell: { code: 'ELEPHANT', refusal: 'not-offered' },
  })
})

test('a rise is told with both figures until the guest agrees; agreeing to something else is refused', async () => {
  const { id, key, agreedTotal } = await openCart()
  const flight = offer.departureFlight?.flightId
  const raise = (by: number) =>
    shop.rows('update offers.flight_cabins set adult_price = adult_price + $2 where flight_id = $1', [
      ...[flight, by],
    ])
  await raise(10_00)
  await shop.offers.caughtUp()
  await expect
    .poll(async () => (await shop.booking.requote(accept(await shop.booking.cart(id, key)))).kind)
    .toBe('rise')
  const quote = await shop.booking.requote(accept(await shop.booking.cart(id, key)))
  expect(quote.before).toBe(agreedTotal)
  const now = quote.now as number
  expect(now).toBeGreaterThan(agreedTotal)
  expect(refusalOf(await shop.booking.update(id, key, { agreedTotal }))).toEqual({
    code: 'price-changed',
    before: agreedTotal,
    now,
  })
  const agreed = accept(await shop.booking.update(id, key, { agreedTotal: now }))
  expect((await shop.booking.requote(agreed)).kind).toBe('same')
  await raise(-10_00)
  await expect
    .poll(async () => (await shop.booking.requote(accept(await shop.booking.cart(id, key)))).kind)
    .toBe('drop')
})

test('a link in an email opens the cart on another device, with a key of its own', async () => {
  const { id, key } = await openCart()
  accept(await shop.booking.update(id, key, { participants: couple }))
  accept(await shop.booking.update(id, key, { later: { email: 'zofia@example.com', place: '198.51.100.7' } }))
  const { to, link } = shop.laterEmails.at(-1) ?? { to: '', link: '' }
  expect(to).toBe('zofia@example.com')
  expect(link).toMatch(new RegExp(`^https://wojaz.example/pz/rezerwacja/${id}\\?link=`))
  const token = new URL(link).searchParams.get('link') ?? ''
  const elsewhere = accept(await shop.booking.openLater(id, token))
  expect(elsewhere.key).not.toBe(key)
  expect(accept(await shop.booking.cart(id, elsewhere.key)).participants).toEqual(
    couple.map((person, entered) => ({ ...person, entered })),
  )
  expect((await shop.booking.openLater(id, `${token}x`)).ok).toBe(false)
})

test('a link is sent once more to the address the cart knows, for whoever has its key', async () => {
  const { id, key } = await openCart()
  const before = shop.laterEmails.length
  accept(await shop.booking.resendLater(id, key, '198.51.100.7'))
  expect(shop.laterEmails).toHaveLength(before)
  accept(await shop.booking.update(id, key, { savedEmail: 'saved@example.com' }))
  accept(await shop.booking.resendLater(id, key, '198.51.100.7'))
  expect(shop.laterEmails.slice(before).map(({ to }) => to)).toEqual(['saved@example.com'])
  const stranger = await shop.booking.resendLater(id, 'k'.repeat(22), '198.51.100.7')
  expect(refusalOf(stranger)).toEqual({ code: 'cart-not-yours' })
  expect(shop.laterEmails).toHaveLength(before + 1)
})
