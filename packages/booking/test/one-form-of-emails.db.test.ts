import type { Offer } from '@wojaz/offers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrateBooking } from '../src/migrate-booking.ts'
import { openTestBooking, type TestBooking } from './open-test-booking.ts'

let shop: TestBooking
beforeAll(async () => {
  shop = await openTestBooking()
})
afterAll(() => shop.close())

test('addresses in orders and carts of before get the one form', async () => {
  const { number } = await shop.ordered((await shop.found())[0] as Offer)
  await shop.rows(`update booking.orders set sold = jsonb_set(sold, '{contact,email}', '"Anna@ŻÓŁW.pl"')`)
  await shop.rows(
    `update booking.carts set contact = jsonb_set(contact, '{email}', '"Anna@ŻÓŁW.pl"'), later_email = 'Ewa@fİrma.example'`,
  )
  await shop.rows(`delete from booking.migration where name = '0042-one-form-of-emails.sql'`)
  await shop.rows(`alter index booking.orders_of_email rename to orders_of_address`)
  await migrateBooking(shop.pool)
  expect((await shop.booking.order(number))?.contact.email).toBe('anna@xn--w-uga1v8h.pl')
  expect(
    await shop.rows(
      `select distinct contact ->> 'email' as contact, later_email as later from booking.carts`,
    ),
  ).toEqual([{ contact: 'anna@xn--w-uga1v8h.pl', later: 'ewa@xn--firma-8fd.example' }])
})
