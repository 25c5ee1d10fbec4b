import { makeOrder } from '@wojaz/booking/testing'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { deliveryContext, servicesContext, visitContext } from '../request/context.ts'
import { guidePart } from './guide-part.ts'

const nothing = {
  currency: null,
  power: null,
  phone: null,
  entry: null,
  emergency: null,
  sights: [],
  phrases: [],
}
const year = Array.from({ length: 12 }, (_, month) => ({
  air: month + 1,
  sea: null,
  rainDays: 0,
  sunHours: 1,
}))
const destinations = [
  {
    path: 'grecja',
    climate: year,
    guide: { ...nothing, currency: 'Euro.', sights: [{ name: 'Ateny', text: '' }] },
  },
  { path: 'grecja/kreta', climate: null, guide: { ...nothing, sights: [{ name: 'Knossos', text: '' }] } },
  { path: 'grecja/rodos', climate: null, guide: { ...nothing, currency: 'Nie ta.' } },
]

async function guide(given: readonly object[], locale = 'pl') {
  const context = new RouterContextProvider()
  context.set(servicesContext, { content: { destinations: async () => given } } as never)
  context.set(visitContext, { locale } as never)
  context.set(deliveryContext, { i18n: { t: (key: string) => key } } as never)
  return guidePart(context, makeOrder())
}

test('a trip to Crete has the sights of Crete, the money of Greece and the weather of its month', async () => {
  expect(await guide(destinations)).toMatchObject({
    guide: { currency: 'Euro.', sights: [{ name: 'Knossos' }] },
    weather: [
      ['reservation.guide.air', '10\u00a0°C'],
      ['reservation.guide.sun', 'reservation.guide.sunHours'],
      ['reservation.guide.rain', '0'],
    ],
    month: 'październik',
    aboutUrl: '/wypoczynek/grecja/kreta',
  })
  expect((await guide(destinations, 'hu')).aboutUrl).toBe('/hu/wypoczynek/grecja/kreta')
})

test('where nobody has written anything the page says so', async () =>
  expect(await guide([])).toMatchObject({ guide: null, weather: null, aboutUrl: null }))
