import { makeFlightAlone, makeOrder, noon } from '@wojaz/booking/testing'
import { refused } from '@wojaz/travel/outcome'
import { expect, test } from 'vitest'
import type { Services } from '../request/services.ts'
import { reservationsOfCustomer } from './reservations-of.ts'

test('a holiday has its nights, a flight alone has none', async () => {
  const orders = [makeOrder(), makeOrder({ number: 'W100000009', offer: makeFlightAlone() })]
  const services = {
    booking: { ordersOf: async () => orders },
    offers: { hotel: async () => refused({ code: 'hotel-unknown' }) },
    clock: () => noon,
  } as unknown as Services
  const customer = { uid: 'a', email: 'zofia@example.com' } as Parameters<typeof reservationsOfCustomer>[1]
  const { upcoming } = await reservationsOfCustomer(services, customer, 'pl')
  const nights = Object.fromEntries(upcoming.map((one) => [one.number, one.nights]))
  expect(nights).toEqual({ W402917655: 7, W100000009: null })
  expect(upcoming.map(({ picture }) => picture !== null).sort()).toEqual([false, true])
})
