import type { Offer } from '@wojaz/offers'
import { addDays, dayOf } from '@wojaz/travel/dates'
import { defaultSearchState, toOfferSearchRequest } from '@wojaz/travel/search'
import { expect } from 'vitest'
import { type CheckoutShop, contact, checkoutTest as test } from '../checkout-shop.ts'

interface Due {
  amount: number
  dueBy: string
}
interface Variant {
  code: string
  title: string
  price: number
  isIncluded: boolean
}
interface Upsell {
  type: string
  title: string
  resignationAvailable: boolean
  recommending: { title: string; callToAction: string }
  discouraging: { title: string; callToAction: string }
  personRefs: number[]
  variants: Variant[]
}

let shop: CheckoutShop
let offer: Offer

test.beforeAll(async ({ shop: opened }) => {
  shop = opened
  // Far enough ahead for a deposit; the rest cannot be divided further.
  const startDate = addDays(dayOf(shop.services.clock()), 40)
  const search = toOfferSearchRequest({ ...defaultSearchState, startDate }, { pageSize: 10 })
  const found = await shop.services.offers.search(search, 'pl')
  if (!found.ok) throw new Error(found.refusal.code)
  offer = found.value.offers[0] as Offer
  await shop.rows(
    `insert into offers.flight_cabins (flight_id, cabin, seats, adult_price, child_price, infant_price)
     select flight_id, 'Comfort', 20, adult_price + 12000, child_price + 9000, infant_price
     from offers.flight_cabins where cabin = 'Economy' and flight_id = any($1)`,
    [[offer.departureFlight?.flightId, offer.returnFlight?.flightId]],
  )
})

const upsellsOf = async (key: string) =>
  (await shop.call<{ upsells: Upsell[]; chosen: object[] }>('checkout/cart/upsell', { key })).body

test('product and flight-information tell the trip and both flights, as the list did', async () => {
  const { key, id } = await shop.filledCart(offer)
  const { body: product } = await shop.call<{ offer: Offer }>('checkout/cart/product', { key })
  expect(product).toMatchObject({ cartId: id, offerCode: offer.offerCode })
  expect(product.offer.quote.total).toBe(offer.quote.total)
  const { departureFlight, returnFlight } = product.offer
  expect(departureFlight?.flightId).toBe(offer.departureFlight?.flightId)
  const { body: flights } = await shop.call('checkout/cart/flight-information', { key })
  expect(flights).toEqual({ departureFlight, returnFlight })
})

test('paymentVariant divides the whole price: at once, or a quarter now and the rest 30 days before departure', async () => {
  const { key, total } = await shop.filledCart(offer)
  const { body } = await shop.call<{ variant: string; schedule: Due[] }[]>('checkout/cart/paymentVariant', {
    key,
  })
  const parts = new Map(body.map(({ variant, schedule }) => [variant, schedule]))
  expect([...parts.keys()]).toEqual(['full', 'deposit'])
  for (const schedule of parts.values())
    expect(schedule.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
  const today = dayOf(shop.services.clock())
  expect(parts.get('full')).toEqual([{ amount: total, dueBy: today }])
  const [now, later] = parts.get('deposit') ?? []
  expect(now?.amount).toBeGreaterThanOrEqual(total / 4)
  expect(now?.amount).toBeLessThan(total / 4 + 100)
  expect(later?.dueBy).toBe(addDays(offer.departureDate, -30))
})

test('upsell tells each thing in words, for whom, what speaks for and against it, and that it can be left out', async () => {
  const { key } = await shop.filledCart(offer)
  const { upsells, chosen } = await upsellsOf(key)
  expect(chosen).toEqual([])
  const isSentence = expect.stringMatching(/^\p{Lu}.{5,}/u)
  for (const upsell of upsells) {
    expect(upsell).toMatchObject({
      title: expect.stringMatching(/^\p{Lu}/u),
      resignationAvailable: true,
      recommending: { title: isSentence, callToAction: isSentence },
      discouraging: { title: isSentence, callToAction: isSentence },
    })
    for (const { title } of upsell.variants) expect(title).toMatch(/^[^_]*\p{L}{3,}[^_]*$/u)
  }
  expect(upsells.find(({ type }) => type === 'LUGGAGE')?.personRefs).toEqual([0, 1])
})

test('class-availability offers what both planes have room in; the chosen one is marked and in the price', async () => {
  const { key, total } = await shop.filledCart(offer)
  const classes = async () =>
    (
      await shop.call<{ cabin: string; price: number; isIncluded: boolean; isChosen: boolean }[]>(
        'checkout/cart/class-availability',
        { key },
      )
    ).body
  const offered = await classes()
  const economy = offered.find(({ isIncluded }) => isIncluded)
  const better = offered.find(({ cabin }) => cabin === 'Comfort')
  // Two adults, both flights.
  expect(better).toMatchObject({ price: 4 * 12_000, isChosen: false })
  expect(economy).toMatchObject({ cabin: 'Economy', price: 0, isChosen: true })
  const chosen = { type: 'FLIGHT_CLASS', code: better?.cabin ?? '', person: null }
  const { body } = await shop.call<{ price: { total: number } }>('checkout/cart/update', {
    key,
    body: { upsells: [chosen] },
  })
  expect(body.price.total).toBe(total + (better?.price ?? 0))
  expect((await classes()).filter(({ isChosen }) => isChosen)).toEqual([{ ...better, isChosen: true }])

  const flightIds = [offer.departureFlight?.flightId, offer.returnFlight?.flightId]
  await shop.rows('update offers.flight_cabins set seats = sold where flight_id = $1 and cabin = $2', [
    ...[flightIds[1], better?.cabin],
  ])
  await expect.poll(async () => (await classes()).map(({ cabin }) => cabin)).not.toContain(better?.cabin)
})

test('saveEmailAddress keeps where a link may go; email-finish-later sends it, and it opens everything elsewhere', async () => {
  const { key, id, total } = await shop.filledCart(offer)
  const saved = await shop.call('checkout/cart/saveEmailAddress', {
    key,
    body: { email: 'later@example.com' },
  })
  expect(saved).toMatchObject({ status: 200, body: { isDone: true } })
  const emails = () =>
    shop.rows<{ facts: { link?: string } }>(`select * from mail.emails where kind = 'order-later'`)
  expect(await shop.rows('select later_email from booking.carts where id = $1', [id])).toEqual([
    { later_email: 'later@example.com' },
  ])
  expect(await emails()).toHaveLength(0)
  const wrong = await shop.call('checkout/cart/email-finish-later', { key, body: { email: 'nobody' } })
  expect(wrong.status).toBe(400)
  await shop.call('checkout/cart/email-finish-later', { key, body: { email: 'other@example.com' } })
  const link = /pz\/rezerwacja\/([\w-]{12})\?link=([\w.-]+)/.exec(JSON.stringify(await emails()))
  expect(link?.[1]).toBe(id)
  const opened = await shop.services.booking.openLater(id, link?.[2] ?? '')
  if (!opened.ok) throw new Error(opened.refusal.code)
  const { body } = await shop.call<{ contact: object; participants: object[]; price: { total: number } }>(
    `checkout/cart/${id}/information`,
    { key: opened.value.key },
  )
  expect(body).toMatchObject({ id, contact, price: { total }, consents: { terms: true } })
  expect(body.participants).toHaveLength(2)
})

test('one seat that was lost is told as one, several as several', async () => {
  const lose = async (...names: string[]) => {
    const { key, id, total } = await shop.filledCart(offer)
    const flights = [
      {
        flightId: offer.departureFlight?.flightId,
        seats: names.map((seat, person) => ({ seat, person })),
      },
    ]
    expect((await shop.call('checkout/temporary-reservations', { key, body: { flights } })).status).toBe(200)
    await shop.rows(`update booking.seat_claims set held_until = '2020-01-01' where cart_id = $1`, [id])
    return shop.order(key, total)
  }
  expect(await lose('20A')).toMatchObject({
    status: 409,
    body: { code: 'seats-lost', message: expect.stringMatching(/^Wybrane miejsce /) },
  })
  expect(await lose('21A', '21B')).toMatchObject({
    status: 409,
    body: { code: 'seats-lost', message: expect.stringMatching(/^Wybrane miejsca /) },
  })
})

test('update takes documents and wishes as the page does: sealed, told by nobody, and the order’s once it is ordered', async () => {
  const { key, total } = await shop.filledCart(offer)
  const update = (body: object) =>
    shop.call<{
      participants: { hasDocument: boolean }[]
      wishes: object | null
      code?: string
      fields?: Record<string, string>
    }>('checkout/cart/update', { key, body })
  const passport = {
    documentType: 'passport',
    documentNumber: 'zz 1234567',
    documentValidUntil: '01.02.2040',
    documentNationality: 'Polska',
    documentIssuingCountry: 'PL',
  }
  const wishes = { kinds: ['cot'], text: 'Ciche piętro' }
  const wrong = await update({ documents: [null, { ...passport, documentNumber: '' }], wishes })
  expect([wrong.status, wrong.body.code]).toEqual([422, 'form-faulty'])
  expect(Object.keys(wrong.body.fields ?? {})).toEqual(['documents.1.documentNumber'])
  const long = await update({ wishes: { kinds: [], text: 'a'.repeat(501) } })
  expect(Object.keys(long.body.fields ?? {})).toEqual(['wishes.text'])

  const told = await update({ documents: [passport], wishes })
  expect([told.status, told.body.wishes]).toEqual([200, wishes])
  expect(told.body.participants.map(({ hasDocument }) => hasDocument)).toEqual([true, false])
  expect(JSON.stringify(told.body)).not.toContain('1234567')
  // If they are left out, both stay; null removes them.
  expect((await update({ contact })).body).toMatchObject({
    wishes,
    participants: [{ hasDocument: true }, {}],
  })
  const { orderNumber } = (await shop.order(key, total)).body
  const documents = await shop.services.travellerData.documentsOf([orderNumber])
  expect(documents.get(orderNumber)?.get(0)).toEqual({
    type: 'passport',
    number: 'ZZ1234567',
    validUntil: '2040-02-01',
    nationality: 'PL',
    issuingCountry: 'PL',
  })
  const other = await shop.filledCart(offer)
  const gone = await shop.call<{ participants: object[]; wishes: null }>('checkout/cart/update', {
    key: other.key,
    body: { documents: [passport], wishes },
  })
  expect(gone.body.participants[0]).toMatchObject({ hasDocument: true })
  const none = await shop.call<{ participants: object[]; wishes: null }>('checkout/cart/update', {
    key: other.key,
    body: { documents: [null], wishes: null },
  })
  expect([none.body.wishes, none.body.participants[0]]).toEqual([
    null,
    expect.objectContaining({ hasDocument: false }),
  ])
})
