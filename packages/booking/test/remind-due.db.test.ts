import { addDays, dayOf, daysBetween } from '@wojaz/travel/dates'
import { refused } from '@wojaz/travel/outcome'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDesk } from '../src/desk/open-desk.ts'
import { accept, refusalOf } from './open-test-booking.ts'
import { blik, openPayingShop, type PayingShop } from './paying-shop.ts'

let shop: PayingShop
const day = 86_400_000

beforeEach(async () => {
  shop = await openPayingShop()
})
afterEach(() => shop.close())

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

test('however many have paid a part today, whoever is behind them is reminded', async () => {
  const { number } = await shop.ordered(shop.offer)
  accept(await shop.tell(shop.bank.pays(await shop.begin(number, { ...blik, variant: 'deposit' }))))
  const { schedule } = await shop.orderOf(number)
  const balance = schedule[1]?.dueBy ?? ''
  const today = addDays(balance, -7)
  // Two hundred orders of the same day with a paid deposit, all with smaller numbers than this one.
  await shop.rows(
    `with carts as (
       insert into booking.carts select (jsonb_populate_record(c, jsonb_build_object('id', 'filler' || lpad(nth::text, 6, '0')))).*
       from booking.carts c, booking.orders o, generate_series(1, 200) nth where c.id = o.cart_id and o.number = $1)
     insert into booking.orders select (jsonb_populate_record(o, jsonb_build_object(
       'number', 'W' || lpad(nth::text, 9, '0'), 'cart_id', 'filler' || lpad(nth::text, 6, '0'),
       'schedule', jsonb_set(jsonb_set(o.schedule, '{0,dueBy}', to_jsonb($2::text)), '{1,dueBy}', to_jsonb($3::text))))).*
     from booking.orders o, generate_series(1, 200) nth where o.number = $1`,
    [number, today, addDays(today, 60)],
  )
  shop.moveClock(daysBetween(dayOf(shop.clock()), today) * day)
  expect(await shop.booking.remindDue()).toBe(1)
  expect(shop.reminders.at(-1)).toMatchObject({ number })
})

test('of a trip that is called off nobody is reminded, and whoever is behind many such trips is', async () => {
  const { number } = await shop.ordered(shop.offer)
  accept(await shop.tell(shop.bank.pays(await shop.begin(number, { ...blik, variant: 'deposit' }))))
  const { schedule } = await shop.orderOf(number)
  // Two hundred orders of the same day that wait for their guests' answer, all with smaller numbers than this one.
  await shop.rows(
    `with carts as (
       insert into booking.carts select (jsonb_populate_record(c, jsonb_build_object('id', 'filler' || lpad(nth::text, 6, '0')))).*
       from booking.carts c, booking.orders o, generate_series(1, 200) nth where c.id = o.cart_id and o.number = $1)
     insert into booking.orders select (jsonb_populate_record(o, jsonb_build_object(
       'number', 'W' || lpad(nth::text, 9, '0'), 'cart_id', 'filler' || lpad(nth::text, 6, '0')))).*
     from booking.orders o, generate_series(1, 200) nth where o.number = $1`,
    [number],
  )
  await shop.rows(
    `with said as (
       insert into booking.announcements (id, facts, said_by, made_at) values (gen_random_uuid(), '{}', 'x', $2) returning id)
     insert into booking.notices (id, announcement_id, order_number, state, change, is_significant, made_at, answer_by, next_step_at)
     select gen_random_uuid(), said.id, orders.number, 'open', '{"kind": "cancellation"}', true, $2, $3, $3
     from booking.orders, said where orders.number <> $1`,
    [number, shop.clock(), new Date(shop.clock().getTime() + 900 * day)],
  )
  shop.moveClock((daysBetween(dayOf(shop.clock()), schedule[1]?.dueBy ?? '') - 7) * day)
  expect(await shop.booking.remindDue()).toBe(1)
  expect(shop.reminders).toMatchObject([{ number }])
  expect(refusalOf(await shop.booking.remindNow('W000000001'))).toEqual({ code: 'nothing-due' })
})

test('somebody of the office reminds of what is due, after its day as well; when, stands with what is owed', async () => {
  const { number, price } = await shop.ordered(shop.offer)
  accept(await shop.tell(shop.bank.pays(await shop.begin(number, { ...blik, variant: 'deposit' }))))
  const dueBy = price.plan.balance?.dueBy ?? ''
  const later = addDays(dueBy, 3)
  const owed = async () => (await openDesk(shop).arrears(later, null)).find((one) => one.number === number)
  expect(await owed()).toMatchObject({ dueBy, remindedAt: null })
  shop.reminders.length = 0
  expect(accept(await shop.booking.remindNow(number))).toEqual(price.plan.balance)
  expect(shop.reminders).toEqual([{ number, amount: price.plan.balance?.amount }])
  expect((await owed())?.remindedAt).toEqual(shop.clock())
})

test('nobody is reminded of nothing, nor more often than a mailbox bears', async () => {
  const { number } = await shop.ordered(shop.offer)
  expect(refusalOf(await shop.booking.remindNow(number))).toEqual({ code: 'nothing-due' })
  expect(refusalOf(await shop.booking.remindNow('W000000000'))).toEqual({ code: 'nothing-due' })
  accept(await shop.tell(shop.bank.pays(await shop.begin(number, { ...blik, variant: 'deposit' }))))
  const full = shop.also({ queueReminderNow: async () => refused('recipient') })
  expect(refusalOf(await full.remindNow(number))).toEqual({ code: 'too-many-emails' })
})
