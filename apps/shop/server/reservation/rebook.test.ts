import { makeFlightAlone, makeOffer, makeOrder } from '@wojaz/booking/testing'
import { accepted, refused } from '@wojaz/travel/outcome'
import type { OfferSearchRequest } from '@wojaz/travel/search'
import { expect, test } from 'vitest'
import type { Services } from '../request/services.ts'
import { againAddress } from './rebook.ts'
import { samePartyOn } from './same-party.ts'

const clock = () => new Date('2028-05-01T10:00:00Z')

/** A hotel with one departure, on sale for requests that `isWanted` accepts. */
function shop(departureDate: string | null, isWanted: (asked: OfferSearchRequest) => boolean = () => true) {
  const asked: OfferSearchRequest[] = []
  const offers = {
    allOffers: async (_: string, request: OfferSearchRequest) => {
      asked.push(request)
      if (departureDate === null) return refused({ code: 'hotel-unknown' })
      const offer = makeOffer({ departureDate, offerCode: `WAWHER${departureDate}` })
      return accepted({ offers: isWanted(request) ? [offer] : [] })
    },
  }
  return { asked, services: { offers, clock } as unknown as Services }
}

const order = makeOrder()
const roomsOf = (request: OfferSearchRequest | undefined) => JSON.stringify(request)

test('everybody is as old as they are on the day: who has come of age is no child', () => {
  expect(samePartyOn(order, '2028-05-08')).toEqual([{ adultsCount: 2, childrenBirthDates: ['2018-05-14'] }])
  expect(samePartyOn(order, '2036-05-14')).toEqual([{ adultsCount: 3, childrenBirthDates: [] }])
  expect(samePartyOn(order, '1990-01-01')).toBeNull()
})

test('the same hotel on the next date, from the same airport, as long as before, for the same people', async () => {
  const { services, asked } = shop('2028-06-03')
  expect(await againAddress(services, order, 'pl')).toBe(
    '/wypoczynek/grecja/kreta/hersonissos/zlota-zatoka-her10001/OfferCodeWS/WAWHER2028-06-03',
  )
  expect(asked).toHaveLength(1)
  for (const part of ['"WAW"', '2028-05-08', '2018-05-14']) expect(roomsOf(asked[0])).toContain(part)
})

test('without such a date any length, then any airport; not sold any more, the list for the same people', async () => {
  const wider = shop('2028-06-03', (request) => !roomsOf(request).includes('"WAW"'))
  expect(await againAddress(wider.services, order, 'pl')).toContain('WAWHER2028-06-03')
  const gone = shop(null)
  expect(await againAddress(gone.services, order, 'pl')).toMatch(
    /^\/wypoczynek\/wyniki-wyszukiwania-samolot.*2018/,
  )
})

test('a child that comes of age before the trip is asked for as an adult', async () => {
  const { services, asked } = shop('2036-06-03')
  await againAddress(services, order, 'pl')
  expect(roomsOf(asked.at(-1))).not.toContain('2018-05-14')
})

test('a flight alone leads to the list of flights', async () => {
  const { services, asked } = shop('2028-06-03')
  const address = await againAddress(services, makeOrder({ offer: makeFlightAlone() }), 'cs')
  expect(address).toMatch(/^\/cs\//)
  expect(asked).toEqual([])
})
