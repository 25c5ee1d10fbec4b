import { afterAll, beforeAll, expect, test } from 'vitest'
import { correctionsOf } from '../src/documents/order-versions.ts'
import { accept, contact, refusalOf } from './open-test-booking.ts'
import { blik, openPayingShop, type PayingShop } from './paying-shop.ts'

let shop: PayingShop

beforeAll(async () => {
  shop = await openPayingShop()
})
afterAll(() => shop.close())

async function paidTrip() {
  const order = await shop.ordered(shop.offer)
  accept(await shop.tell(shop.bank.pays(await shop.begin(order.number, blik))))
  return order
}

test('a slip is mended, what was before is kept, and one email brings the new documents', async () => {
  const { number, participants, price } = await paidTrip()
  const [first] = participants
  if (!first) throw new Error('Nobody travels.')
  const after = { ...first, lastName: `${first.lastName}a` }
  const order = accept(await shop.booking.changeParticipant(number, 0, after))
  expect(order.participants[0]).toMatchObject({ lastName: after.lastName })
  expect(order.participants.slice(1)).toEqual(participants.slice(1))
  expect(order.price).toEqual(price)
  const history = await shop.rows('select kind, facts from booking.order_changes where order_number = $1', [
    number,
  ])
  expect(history).toMatchObject([{ kind: 'correction', facts: { before: { lastName: first.lastName } } }])
  accept(await shop.booking.changeParticipant(number, 0, after))
  expect(shop.changed.filter((one) => one === number)).toHaveLength(1)
})

test('whoever ordered changes phone and address; the same again changes nothing', async () => {
  const { number } = await paidTrip()
  const moved = { ...contact, street: 'Krótka 2', phone: '+48600300400' }
  const order = accept(await shop.booking.changeOwner(number, moved))
  expect(order.contact).toEqual(moved)
  accept(await shop.booking.changeOwner(number, moved))
  expect(shop.changed.filter((one) => one === number)).toHaveLength(1)
})

test('a slip in the name of whoever ordered is mended, and the invoices are put right; another name is another buyer', async () => {
  const { number } = await paidTrip()
  const mended = { ...contact, lastName: 'Żółty' }
  const order = accept(await shop.booking.changeOwner(number, mended))
  expect(order.contact.lastName).toBe('Żółty')
  const [change] = await shop.booking.changesOf(number)
  expect(change).toMatchObject({ kind: 'contact', facts: { before: { lastName: 'Żółć' }, nth: 1 } })
  expect(correctionsOf(order, await shop.booking.changesOf(number))).toMatchObject([
    { nth: 1, reason: 'buyer', before: { contact: { lastName: 'Żółć' } } },
  ])
  const moved = { ...mended, street: 'Krótka 2' }
  accept(await shop.booking.changeOwner(number, moved))
  expect((await shop.booking.changesOf(number))[0]?.facts).not.toHaveProperty('nth')
  const other = { ...moved, firstName: 'Katarzyna', lastName: 'Wiśniewska' }
  expect(refusalOf(await shop.booking.changeOwner(number, other))).toEqual({ code: 'other-owner' })
})

test('of an order that is not paid, of nobody in it, and of no order nothing is changed', async () => {
  const { number, participants } = await shop.ordered(shop.offer)
  const [first] = participants
  if (!first) throw new Error('Nobody travels.')
  expect(refusalOf(await shop.booking.changeParticipant(number, 0, first))).toEqual({ code: 'not-confirmed' })
  const paid = await paidTrip()
  expect(refusalOf(await shop.booking.changeParticipant(paid.number, 9, first))).toEqual({
    code: 'person-unknown',
  })
  expect(refusalOf(await shop.booking.changeOwner('W000000000', contact))).toEqual({ code: 'order-unknown' })
})
