import { addDays, daysBetween } from '@wojaz/travel/dates'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accept } from './open-test-booking.ts'
import { blik, openPayingShop, type PayingShop } from './paying-shop.ts'

let shop: PayingShop
const day = 86_400_000

beforeAll(async () => {
  shop = await openPayingShop()
})
afterAll(() => shop.close())

test('a week before the balance is due its guest is reminded, once, on however many nodes; who has paid is not', async () => {
  const { number, price, offer } = await shop.ordered(shop.offer)
  const paid = await shop.ordered(shop.offer)
  const pay = async (of: string, variant: 'deposit' | 'full') =>
    accept(await shop.tell(shop.bank.pays(await shop.begin(of, { ...blik, variant }))))
  await pay(number, 'deposit')
  await pay(paid.number, 'full')
  expect(await shop.booking.remindDue()).toBe(0)
  const dueBy = price.plan.balance?.dueBy ?? ''
  expect(addDays(offer.departureDate, -30)).toBe(dueBy)
  shop.moveClock((daysBetween('2026-11-15', dueBy) - 7) * day)
  const sent = await Promise.all([shop.booking.remindDue(), shop.also({}).remindDue()])
  expect(sent.reduce((sum, one) => sum + one, 0)).toBe(1)
  expect(shop.reminders).toEqual([{ number, amount: price.plan.balance?.amount }])
  shop.moveClock(day)
  expect(await shop.booking.remindDue()).toBe(0)
})
