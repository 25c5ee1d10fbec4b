import { locales } from '@wojaz/travel/locale'
import { expect, test } from 'vitest'
import { documentOptions, makeOrder, paidOrder } from '../../test/make-order.ts'
import type { UpsellsPrice } from '../after-sale/upsells-price.ts'
import { upsellsEmail } from './upsells-email.ts'

const where = { siteUrl: 'https://wojaz.example', orderUrl: 'https://wojaz.example/pz/platnosc/W402917655' }
const seat = { flightId: 71, seat: '20A', person: 2, price: 55_00 }

function email(given: Partial<UpsellsPrice & { newAircraft: string }> = {}, order = makeOrder()) {
  const { upsells, seats, price } = order
  const change = {
    id: '7',
    upsells,
    seats,
    price,
    added: [],
    returned: [],
    addedSeats: [seat],
    returnedSeats: [],
    difference: 55_00,
    refund: 0,
    returns: [],
    ...given,
  }
  return upsellsEmail(order, change, documentOptions.names, where)
}

test('an email for each change says what was added, for whom and for how much, with the documents as they are', () => {
  const { idempotencyKey, plan, documents } = email()
  expect(idempotencyKey).toBe('order-upsells W402917655 7')
  expect(plan.rows[0]?.label).toMatch(/^Dodane: .*20A \(Zoé Żółć\)$/)
  expect(plan.rows[0]?.value).toMatch(/^55\szł$/)
  expect(documents).toEqual(['potwierdzenie', 'faktura', 'bilet', 'ubezpieczenie'])
})

test('what was given back is told with its price and the money that returns', () => {
  const returned = [{ type: 'LUGGAGE' as const, code: 'LUGGAGE_32', person: 0, amount: 160_00 }]
  const { plan } = email({ addedSeats: [], returned, refund: 160_00 }, paidOrder())
  expect(plan.rows[0]?.label).toMatch(/^Oddane: Walizka 32 kg/)
  expect(plan.text).toMatch(/160\szł.*14 dni/)
})

test.each(locales)('in %s no gap is left open', (locale) => {
  const { plan } = email({ refund: 1 }, makeOrder({ locale }))
  expect(JSON.stringify(plan)).not.toMatch(/\{\{|undefined/)
})

test.each(locales)('in %s a seat that another plane does not have is told with that plane', (locale) => {
  const given = { addedSeats: [], returnedSeats: [seat], refund: 55_00, newAircraft: 'Airbus A320' }
  const { plan } = email(given, makeOrder({ locale }))
  expect(plan.text).toContain('Airbus A320')
  expect(plan.heading).not.toBe(email({ ...given, newAircraft: '' }, makeOrder({ locale })).plan.heading)
  expect(JSON.stringify(plan)).not.toMatch(/\{\{|undefined/)
})
