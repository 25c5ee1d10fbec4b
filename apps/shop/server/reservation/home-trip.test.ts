import { makeOrder } from '@wojaz/booking/testing'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { customerContext, deliveryContext, servicesContext, visitContext } from '../request/context.ts'
import { homeTrip } from './home-trip.ts'

const order = makeOrder({ number: 'W402917652' })
const now = new Date(`${order.offer.departureDate}T12:00:00Z`)
const anna = { uid: 'anna', email: 'anna@wojaz.example' }

function home({
  as = anna as typeof anna | null,
  path = '/',
  orders = [order],
  fails = null as unknown,
} = {}) {
  const context = new RouterContextProvider()
  const booking = {
    async ordersOf() {
      if (fails) throw fails
      return orders
    },
  }
  context.set(servicesContext, { booking, clock: () => now } as never)
  context.set(visitContext, { locale: 'pl', path } as never)
  context.set(customerContext, as as never)
  context.set(deliveryContext, { i18n: { t: (key: string) => key } } as never)
  return homeTrip(context)
}

test('whoever is logged in sees the next trip on the home page, with the way to it', async () => {
  expect(await home()).toMatchObject({
    name: order.offer.hotelName,
    countdown: 'reservation.today',
    url: `/mytui/rezerwacja/${order.number}/karta/podsumowanie`,
  })
})

test('strangers, other pages, and customers without a trip ahead see none', async () => {
  expect(await home({ as: null })).toBeNull()
  expect(await home({ path: '/kontakt' })).toBeNull()
  expect(await home({ orders: [] })).toBeNull()
})

test('while the database is away the home page is there without it; another fault is one', async () => {
  expect(await home({ fails: Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }) })).toBeNull()
  await expect(home({ fails: new Error('a fault of ours') })).rejects.toThrow('of ours')
})
