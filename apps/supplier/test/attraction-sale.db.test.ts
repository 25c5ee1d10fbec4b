import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blik, byBank, openTestSale, type TestSale } from './open-test-sale.ts'
import { accept, anna, refusalOf, tellAll } from './sale-hands.ts'

let shop: TestSale

beforeAll(async () => {
  shop = await openTestSale()
})
afterAll(() => shop.close())

const agreed = (agreedTotal: number) => ({ agreedTotal, terms: true })

test('a family buys two attractions: held, told, paid, confirmed, with a code in hand', async () => {
  const { key, total } = await shop.filled('museum', 'day-excursion')
  const cart = await shop.sale.cart(key)
  expect(cart?.items.map(({ state }) => state)).toEqual(['on-hold', 'on-hold'])
  expect(cart?.items.map((item) => shop.statusOf(item))).toEqual(['ON_HOLD', 'ON_HOLD'])
  expect(cart?.heldUntil).toEqual(new Date(shop.clock().getTime() + 30 * 60_000))

  const order = accept(await shop.sale.placeOrder(key, agreed(total)))
  expect(order).toMatchObject({ state: 'ordered', number: expect.stringMatching(/^A\d{9}$/), total, paid: 0 })
  const holder = { cartKeys: [key], customer: null }
  accept(await shop.sale.startPayment(order.transactionId, holder, blik))
  expect(await shop.whenPaid(order, holder)).toMatchObject({ state: 'paid', paid: total })

  await shop.sale.keep()
  const bought = await shop.sale.order(order.transactionId, holder)
  expect(bought?.items).toMatchObject([
    { state: 'confirmed', supplierContact: { name: 'Żeglarek Excursions', phone: '+48 22 555 01 77' } },
    { state: 'confirmed', pickup: { name: expect.any(String) } },
  ])
  expect(bought?.items.every(({ codes }) => codes.length > 0)).toBe(true)
  expect(bought?.items.map((item) => shop.statusOf(item))).toEqual(['CONFIRMED', 'CONFIRMED'])
  expect(shop.newsOf(order)).toEqual(['paid', 'confirmed', 'confirmed'])
})

test('the supplier hears who comes, in the words it asked for', async () => {
  const { order } = await shop.paid('two-dives')
  await shop.sale.keep()
  const booking = shop.supplier.supplier.find(order.items[0]?.bookingId ?? '')
  expect(booking).toMatchObject({
    resellerReference: order.number,
    contact: { firstName: 'Anna', lastName: 'Żółć', emailAddress: 'anna@example.com' },
    unitItems: [{ answers: expect.arrayContaining([{ questionId: 'certificate', value: 'advanced' }]) }, {}],
  })
})

test.each([
  ['confirm', 'confirmed', ['paid', 'waiting', 'confirmed'], 0],
  ['reject', 'rejected', ['paid', 'waiting', 'refused'], 1],
] as const)('on request: the guest waits, the supplier says %s', async (verb, state, news, back) => {
  const { order, holder } = await shop.paid('two-dives')
  await shop.sale.keep()
  const waiting = await shop.sale.order(order.transactionId, holder)
  expect(waiting?.items).toMatchObject([{ state: 'waiting', codes: [] }])
  await shop.decide(order.items[0] as never, verb)
  shop.supplier.passes(6)
  await shop.sale.keep()
  await shop.booking.reconcile()
  const decided = await shop.sale.order(order.transactionId, holder)
  expect(decided?.items[0]?.state).toBe(state)
  expect(shop.newsOf(order).slice(0, 3)).toEqual(news)
  expect(await shop.givenBack(order)).toBe(back * order.total)
})

test('what the supplier asks for and was not told is named, by item and field', async () => {
  const { key, cart } = await shop.addTo(null, 'two-dives')
  expect(refusalOf(await shop.sale.placeOrder(key, agreed(cart.total)))).toEqual({ code: 'contact-missing' })
  accept(await shop.sale.tell(key, { contact: anna }))
  expect(refusalOf(await shop.sale.placeOrder(key, agreed(cart.total)))).toMatchObject({
    code: 'data-missing',
    faults: expect.arrayContaining([
      { itemId: cart.items[0]?.id, field: 'holders.1.answers.certificate', code: 'required' },
    ]),
  })
})

test('what is typed is kept as it is, and only what was asked for', async () => {
  const { key, cart } = await shop.addTo(null, 'two-dives')
  const [item] = cart.items
  const holders = [
    { kindId: item?.kinds[0]?.id ?? '', contact: { shoe: '44' }, answers: { weight: 'heavy' } },
  ]
  const told = accept(
    await shop.sale.tell(key, { items: { [item?.id ?? '']: { answers: { shoe: '44' }, holders } } }),
  )
  expect(told.items[0]?.told.answers).toEqual({})
  expect(told.items[0]?.told.holders[0]?.contact).toEqual({})
  expect(JSON.stringify(told.items[0]?.told)).not.toContain('44')
})

test('nobody orders without agreeing to the terms and to the price', async () => {
  const { key, total } = await shop.filled('museum')
  expect(refusalOf(await shop.sale.placeOrder(key, { agreedTotal: total, terms: false }))).toEqual({
    code: 'consent-missing',
  })
  expect(refusalOf(await shop.sale.placeOrder(key, agreed(total - 1)))).toEqual({
    code: 'price-changed',
    total,
  })
})

test('pressed twice it is one order', async () => {
  const { key, total } = await shop.filled('museum')
  const both = await Promise.all([1, 2].map(() => shop.sale.placeOrder(key, agreed(total))))
  expect(new Set(both.map((one) => accept(one).number)).size).toBe(1)
})

test('what is taken out of the cart is let go at the supplier', async () => {
  const { key, cart } = await shop.addTo(null, 'museum')
  await shop.addTo(key, 'sunset-cruise')
  const after = accept(await shop.sale.remove(key, cart.items[0]?.id ?? ''))
  expect(after.items).toHaveLength(1)
  await shop.sale.keep()
  expect(shop.statusOf(cart.items[0] as never)).toBe('CANCELLED')
})

test('a hold is made longer; what has run out is held anew under another name', async () => {
  const { key, cart } = await shop.addTo(null, 'museum')
  shop.supplier.passes(20 * 60)
  const longer = accept(await shop.sale.extend(key))
  expect(longer.heldUntil).toEqual(new Date(shop.clock().getTime() + 30 * 60_000))
  shop.supplier.passes(31 * 60)
  await shop.sale.keep()
  const over = await shop.sale.cart(key)
  expect(over).toMatchObject({ items: [{ state: 'expired' }], total: 0, heldUntil: null })
  const anew = accept(await shop.sale.extend(key))
  expect(anew).toMatchObject({ items: [{ id: cart.items[0]?.id, state: 'on-hold' }], total: cart.total })
  expect(anew.items[0]?.bookingId).not.toBe(cart.items[0]?.bookingId)
})

test('what has run out cannot be ordered', async () => {
  const { key, total } = await shop.filled('museum')
  const cart = await shop.sale.cart(key)
  shop.supplier.passes(31 * 60)
  expect(refusalOf(await shop.sale.placeOrder(key, agreed(total)))).toEqual({
    code: 'hold-over',
    itemIds: [cart?.items[0]?.id],
  })
})

test('places are held for as long as a payment may take', async () => {
  const { key, total } = await shop.filled('museum')
  shop.supplier.passes(25 * 60)
  const order = accept(await shop.sale.placeOrder(key, agreed(total)))
  expect(order.items[0]?.heldUntil).toEqual(new Date(shop.clock().getTime() + 30 * 60_000))
})

test('a cart has ten attractions at most', async () => {
  const { key } = await shop.addTo(null, 'museum')
  for (let i = 0; i < 9; i++) await shop.addTo(key, 'museum', { tickets: { adult: 1 } })
  expect(refusalOf(await shop.sale.add(key, await shop.choiceOf('museum'), shop.about))).toEqual({
    code: 'cart-full',
    most: 10,
  })
})

test('a choice against the rules of the supplier is refused before anybody is asked', async () => {
  const refusal = async (changes: object) =>
    refusalOf(await shop.sale.add(null, await shop.choiceOf('day-excursion', changes), shop.about))
  expect(await refusal({ attractionNumber: 999_999 })).toEqual({ code: 'attraction-unknown' })
  expect(await refusal({ optionId: 'none' })).toEqual({ code: 'attraction-unknown' })
  expect(await refusal({ pickupPointId: null })).toEqual({ code: 'pickup-needed' })
  expect(await refusal({ tickets: { child: 1 } })).toMatchObject({ code: 'choice-refused' })
  expect(await refusal({ availabilityId: '2001-01-01T09:00:00+01:00' })).toEqual({ code: 'gone' })
})

test('a payment that failed keeps cart, holds and number; the next one does', async () => {
  const { key, order, holder } = await shop.ordered('museum')
  await shop.payInVain(order, holder)
  expect(await shop.sale.cart(key)).toMatchObject({ state: 'open', items: [{ state: 'on-hold' }] })
  accept(await shop.sale.startPayment(order.transactionId, holder, blik))
  const paid = await shop.whenPaid(order, holder)
  expect(paid).toMatchObject({ number: order.number, paid: order.total })
})

test('after a payment that failed the cart may be changed, and is ordered under the same number', async () => {
  const { key, order, holder } = await shop.ordered('museum')
  await shop.payInVain(order, holder)
  await shop.addTo(key, 'sunset-cruise')
  expect(refusalOf(await shop.sale.startPayment(order.transactionId, holder, blik))).toEqual({
    code: 'order-expired',
  })
  const again = accept(await shop.sale.placeOrder(key, agreed(await tellAll(shop.sale, key))))
  expect(again).toMatchObject({ transactionId: order.transactionId, number: order.number })
  expect(again.items).toHaveLength(2)
})

test('whoever comes back from the bank without paying can change the cart: nobody pays for it as it was', async () => {
  const { key, order, holder } = await shop.ordered('museum')
  accept(await shop.sale.startPayment(order.transactionId, holder, byBank))
  const { cart } = await shop.addTo(key, 'sunset-cruise')
  expect(cart).toMatchObject({ state: 'open' })
  const { payments } = await shop.booking.purchasePayments(order.transactionId)
  expect(payments.map(({ state }) => state)).toEqual(['refused'])
})

test('an order that nobody pays for is a cart again', async () => {
  const { key, order } = await shop.ordered('museum')
  shop.supplier.passes(41 * 60)
  await shop.sale.keep()
  expect(await shop.sale.cart(key)).toMatchObject({ state: 'open', items: [{ state: 'expired' }] })
  expect(await shop.sale.ordersOf({ id: randomUUID(), email: order.contact.email })).not.toContainEqual(
    expect.objectContaining({ number: order.number }),
  )
})

test('what was bought is open to its key and its customer, and to nobody else', async () => {
  const customer = { id: randomUUID(), email: 'anna@example.com' }
  const { order } = await shop.paid('museum')
  const find = (holder: Parameters<typeof shop.sale.order>[1]) => shop.sale.order(order.transactionId, holder)
  const stranger = { id: randomUUID(), email: 'ewa@example.com' }
  const { key: another } = await shop.filled('museum')
  expect(await find({ cartKeys: [], customer })).toMatchObject({ number: order.number })
  expect(await find({ cartKeys: [another], customer: stranger })).toBeNull()
  expect(await find({ cartKeys: [], customer: null })).toBeNull()
  expect(await shop.sale.order('none', { cartKeys: [], customer })).toBeNull()
  const foreign = { cartKeys: [another], customer: stranger }
  const itemId = order.items[0]?.id ?? ''
  const quoted = await shop.sale.quoteCancel(order.transactionId, itemId, foreign)
  expect(refusalOf(quoted)).toEqual({ code: 'order-unknown' })
  const started = await shop.sale.startPayment(order.transactionId, foreign, blik)
  expect(refusalOf(started)).toEqual({ code: 'order-unknown' })
  const listed = await shop.sale.ordersOf(customer)
  expect(listed.map(({ number }) => number)).toContain(order.number)
  expect(await shop.sale.ordersOf(stranger)).toEqual([])
  expect(await shop.sale.cart('none')).toBeNull()
})

test('attractions of a trip are found by its number', async () => {
  const tripNumber = 'W123456782'
  const choice = await shop.choiceOf('museum')
  const added = accept(await shop.sale.add(null, choice, { ...shop.about, tripNumber }))
  const total = await tellAll(shop.sale, added.key)
  const order = accept(await shop.sale.placeOrder(added.key, agreed(total)))
  expect(await shop.sale.ordersOfTrip(tripNumber)).toEqual([])
  const holder = { cartKeys: [added.key], customer: null }
  accept(await shop.sale.startPayment(order.transactionId, holder, blik))
  await shop.whenPaid(order, holder)
  expect(await shop.sale.ordersOfTrip(tripNumber)).toMatchObject([{ number: order.number, tripNumber }])
})

test('a cart that was paid for is closed: the next choice begins another', async () => {
  const { key } = await shop.paid('museum')
  expect(refusalOf(await shop.sale.extend(key))).toEqual({ code: 'cart-closed' })
  expect(refusalOf(await shop.sale.tell(key, { contact: anna }))).toEqual({ code: 'cart-closed' })
  const next = await shop.addTo(key, 'museum')
  expect(next.key).not.toBe(key)
  expect(next.cart.items).toHaveLength(1)
})
