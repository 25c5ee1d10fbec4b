import { randomUUID } from 'node:crypto'
import type { DocumentWish } from '@wojaz/mail'
import { addDays } from '@wojaz/travel/dates'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withDocumentIds } from '../src/traveller-data/document-ids.ts'
import { openTravellerData, type TravellerData } from '../src/traveller-data/open-traveller-data.ts'
import { accept, peopleOf, refusalOf } from './open-test-booking.ts'
import { blik, openPayingShop, type PayingShop } from './paying-shop.ts'

const key = { id: 'test', key: Buffer.alloc(32, 7) }
const passport: DocumentWish = {
  type: 'passport',
  number: 'ZZ1234567',
  validUntil: '2035-02-01',
  nationality: 'PL',
  issuingCountry: 'PL',
}
const wishes = { kinds: ['cot' as const], text: 'Ciche piętro' }

let shop: PayingShop
let data: TravellerData
const dataWith = (documentKeys = [key]) =>
  openTravellerData({ pool: shop.pool, clock: shop.clock, log: { warn() {} }, documentKeys })

beforeAll(async () => {
  shop = await openPayingShop()
  data = dataWith()
})
afterAll(() => shop.close())

async function paidTrip() {
  const order = await shop.ordered(shop.offer)
  accept(await shop.tell(shop.bank.pays(await shop.begin(order.number, blik))))
  return order
}

const day = 86_400_000
const rowsOf = (number: string) =>
  shop.rows<{ sealed: Buffer }>(
    'select sealed from booking.travel_documents join booking.orders using (cart_id) where number = $1',
    [number],
  )
/** All rows of a table as text. */
const everything = async (table: string) =>
  (await shop.rows<{ text: string }>(`select ${table}::text as text from booking.${table}`))
    .map(({ text }) => text)
    .join('\n')

test('what a guest tells of documents in the cart is sealed, and is the order’s once it is ordered', async () => {
  const { id, key: cartKey, agreedTotal } = await shop.filledCart(shop.offer)
  const people = peopleOf(shop.offer)
  const told = [passport, ...people.slice(1).map(() => null)]
  const named = withDocumentIds([], people, told, randomUUID)
  accept(await shop.booking.update(id, cartKey, { participants: named, wishes }))
  await data.keepForCart(id, named, told)
  for (const table of ['carts', 'travel_documents']) expect(await everything(table)).not.toContain('1234567')
  const order = accept(await shop.booking.placeOrder(id, cartKey, { agreedTotal }))
  expect(order.wishes).toEqual(wishes)
  expect((await data.documentsOf([order.number])).get(order.number)).toEqual(new Map([[0, passport]]))
  expect(await everything('orders')).not.toContain('1234567')
})

test('ordered again it keeps wishes and the documents of the same people, sealed for the new cart', async () => {
  const { id, key: cartKey, agreedTotal } = await shop.filledCart(shop.offer)
  const people = peopleOf(shop.offer)
  const told = [
    passport,
    { ...passport, number: 'AB7654321', validUntil: addDays(shop.offer.returnDate, -1) },
  ]
  const named = withDocumentIds([], people, told, randomUUID)
  accept(await shop.booking.update(id, cartKey, { participants: named, wishes }))
  await data.keepForCart(id, named, told)
  const { number } = accept(await shop.booking.placeOrder(id, cartKey, { agreedTotal }))
  accept(await shop.booking.cancelOrder(number))

  const made = accept(await shop.booking.orderAgain(number))
  await data.takeAlong(number, made.id)
  const cart = accept(await shop.booking.cart(made.id, made.key))
  expect(cart.wishes).toEqual(wishes)
  // The second document expires before the return and must be entered again.
  expect(cart.participants.map(({ documentId }) => documentId !== undefined)).toEqual([true, false])
  const [first] = cart.participants
  expect(first?.documentId).not.toBe(named[0]?.documentId)
  expect([...(await data.documentsOfCart(made.id))]).toEqual([[first?.documentId, passport]])
})

test('travellers that are saved once more without a word of documents keep theirs, which open for no other cart', async () => {
  const { id, key: cartKey } = await shop.filledCart(shop.offer)
  const people = peopleOf(shop.offer)
  const named = withDocumentIds([], people, [passport], randomUUID)
  accept(await shop.booking.update(id, cartKey, { participants: named }))
  await data.keepForCart(id, named, [passport])
  const cart = accept(await shop.booking.update(id, cartKey, { participants: people }))
  expect(cart.participants[0]?.documentId).toBe(named[0]?.documentId)
  expect((await data.documentsOfCart(id)).size).toBe(1)
  const other = await shop.filledCart(shop.offer)
  await shop.rows('update booking.travel_documents set cart_id = $2 where cart_id = $1', [id, other.id])
  expect(await data.documentsOfCart(other.id)).toEqual(new Map())
})

test('after booking a document is told, changed without its number, and taken away; wishes likewise', async () => {
  const { number } = await paidTrip()
  accept(await data.saveDocument(number, 0, passport))
  accept(await data.saveDocument(number, 0, { ...passport, number: null, validUntil: '2036-01-01' }))
  const found = async () => (await data.documentsOf([number])).get(number)?.get(0)
  expect(await found()).toEqual({ ...passport, validUntil: '2036-01-01' })
  accept(await data.saveDocument(number, 0, null))
  expect(await found()).toBeUndefined()
  expect(await rowsOf(number)).toEqual([])
  accept(await data.saveWishes(number, wishes))
  const before = await shop.booking.order(number)
  expect(before).toMatchObject({ wishes })
  accept(await data.saveWishes(number, null))
  const { wishes: _, ...rest } = before ?? {}
  expect(await shop.booking.order(number)).toEqual(rest)
})

test('of no order, of nobody in it, of one that is not paid, without a number: nothing is kept', async () => {
  const { number } = await paidTrip()
  const save = async (of: string, person: number, wish: DocumentWish = passport) =>
    refusalOf(await data.saveDocument(of, person, wish)).code
  expect(await save('W000000000', 0)).toBe('order-unknown')
  expect(await save(number, 99)).toBe('person-unknown')
  expect(await save(number, 0, { ...passport, number: null })).toBe('number-missing')
  const unpaid = await shop.ordered(shop.offer)
  expect(await save(unpaid.number, 0)).toBe('not-confirmed')
})

test('who hands the trip over takes their document along', async () => {
  const { number, participants } = await paidTrip()
  accept(await data.saveDocument(number, 0, passport))
  const [first] = participants
  if (!first) throw new Error('Nobody travels.')
  const slip = { ...first, lastName: `${first.lastName}a` }
  accept(await shop.booking.changeParticipant(number, 0, slip))
  expect((await data.documentsOf([number])).get(number)?.size).toBe(1)
  const { offerCode } = shop.offer
  const after = { ...first, firstName: 'Bogumiła', lastName: 'Wiśniewska' }
  const quote = accept(await shop.booking.quoteChange(number, { offerCode, handOver: { person: 0, after } }))
  accept(await shop.booking.confirmChange(number, quote.id))
  expect((await data.documentsOf([number])).get(number)).toBeUndefined()
})

test('a key is changed: what the old one sealed is sealed anew and opens without it', async () => {
  const { number } = await paidTrip()
  accept(await data.saveDocument(number, 0, passport))
  const newer = { id: 'newer', key: Buffer.alloc(32, 9) }
  expect(await dataWith([newer, key]).sealAnew()).toBeGreaterThan(0)
  expect((await dataWith([newer]).documentsOf([number])).get(number)?.get(0)).toEqual(passport)
  expect((await data.documentsOf([number])).get(number)).toBeUndefined()
})

test('when lists have left nothing is changed any more; a week after the return nothing is kept', async () => {
  const { number, offer } = await paidTrip()
  accept(await data.saveDocument(number, 0, passport))
  accept(await data.saveWishes(number, wishes))
  await shop.tidyUp()
  expect(await rowsOf(number)).toHaveLength(1)
  const daysUntil = (to: string) => (Date.parse(`${to}T12:00:00Z`) - shop.clock().getTime()) / day
  shop.moveClock(daysUntil(addDays(offer.departureDate, -2)) * day)
  expect(refusalOf(await data.saveDocument(number, 0, null))).toEqual({ code: 'too-late' })
  expect(refusalOf(await data.saveWishes(number, null))).toEqual({ code: 'too-late' })
  shop.moveClock(daysUntil(addDays(offer.returnDate, 7)) * day)
  await shop.tidyUp()
  expect(await rowsOf(number)).toHaveLength(1)
  shop.moveClock(day)
  await shop.tidyUp()
  expect(await rowsOf(number)).toEqual([])
  expect((await shop.booking.order(number))?.wishes).toBeUndefined()
})
