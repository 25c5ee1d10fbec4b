import { makeOrder } from '@wojaz/booking/testing'
import { createI18n } from '@wojaz/content'
import { shippedDictionary } from '@wojaz/content/dictionary'
import { type Locale, locales } from '@wojaz/travel/locale'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { customerContext, deliveryContext, servicesContext, visitContext } from '../request/context.ts'
import { accountHead } from './account-head.ts'

const order = makeOrder({ number: 'W402917652' })
const now = new Date(`${order.offer.departureDate}T12:00:00Z`)
const anna = { uid: 'anna', email: 'anna@wojaz.example', firstName: 'Anna' }

function head({
  as = anna as typeof anna | null,
  path = '/mytui/ustawienia/dane',
  locale = 'pl' as Locale,
  orders = [order],
  fails = null as unknown,
} = {}) {
  const context = new RouterContextProvider()
  let asked = 0
  const booking = {
    async ordersOf() {
      asked += 1
      if (fails) throw fails
      return orders
    },
  }
  context.set(servicesContext, { booking, clock: () => now } as never)
  context.set(visitContext, { locale, path } as never)
  context.set(customerContext, as as never)
  context.set(deliveryContext, {
    i18n: createI18n({ locale, version: '', texts: shippedDictionary(locale) }),
  } as never)
  return accountHead(context).then((said) => ({ said, asked }))
}

test('pages of the account greet, and say which trip is next and when, with one question', async () => {
  for (const path of ['/mytui/ustawienia/dane', '/mytui/skrzynka-odbiorcza', '/mytui/pomoc', '/ulubione'])
    expect(await head({ path })).toEqual({
      said: {
        greeting: 'Dzień dobry, Anno!',
        trip: {
          heading: 'Najbliższa podróż',
          countdown: 'Wyjazd dzisiaj',
          name: order.offer.hotelName,
          url: `/mytui/rezerwacja/${order.number}/karta/podsumowanie`,
        },
      },
      asked: 1,
    })
})

test('in every language, by name where it can be written as one says it', async () => {
  const greetings = await Promise.all(locales.map(async (locale) => (await head({ locale })).said?.greeting))
  expect(greetings).toEqual([
    'Dzień dobry, Anno!',
    'Dobrý den, Anno!',
    'Bună ziua, Anna!',
    'Jó napot, Anna!',
    'Добрий день!',
  ])
})

test('whoever has nothing ahead is greeted', async () => {
  expect((await head({ orders: [] })).said).toEqual({ greeting: 'Dzień dobry, Anno!', trip: null })
})

test('what a page says by itself is not said twice: neither on the first page nor on those of the trip', async () => {
  expect(await head({ path: '/mytui' })).toEqual({ said: null, asked: 0 })
  for (const page of ['karta/podsumowanie', 'zmiana', 'ocena'])
    expect((await head({ path: `/mytui/rezerwacja/${order.number}/${page}` })).said?.trip).toBeNull()
  expect((await head({ path: '/mytui/rezerwacja/W100000000/karta/hotel' })).said?.trip).not.toBeNull()
})

test('strangers, and whoever is still at the door, are not greeted', async () => {
  expect(await head({ as: null })).toEqual({ said: null, asked: 0 })
  for (const path of ['/mytui/logowanie', '/mytui/potwierdzenie', '/mytui/nowe-konto'])
    expect(await head({ path })).toEqual({ said: null, asked: 0 })
})

test('while the database is away the page greets and says no trip; another fault is one', async () => {
  const gone = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })
  expect((await head({ fails: gone })).said).toEqual({ greeting: 'Dzień dobry, Anno!', trip: null })
  await expect(head({ fails: new Error('a fault of ours') })).rejects.toThrow('of ours')
})
