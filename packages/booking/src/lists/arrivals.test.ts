import { expect, test } from 'vitest'
import { makeFlightAlone, makeOffer, makeOrder } from '../../test/make-order.ts'
import { movesOn } from './arrivals.ts'

const order = makeOrder({ number: 'W000000011', upsells: [] })

test('who lands today stands there with airport, hour, hotel, telephone and coach', () => {
  const { contact } = order
  expect(movesOn([order], 'arrivals', '2026-10-03')).toMatchObject([
    {
      airport: 'HER',
      flight: 'WZ4711',
      time: '10:05',
      hotelCode: 'HER10001',
      phone: contact.phone,
      transfer: 'TRANSFER_SHARED',
    },
  ])
  expect(movesOn([order], 'arrivals', '2026-10-04')).toEqual([])
})

test('who goes home stands there with the hour of take-off', () => {
  expect(movesOn([order], 'departures', '2026-10-10')).toMatchObject([
    { airport: 'HER', flight: 'WZ4712', time: '22:40' },
  ])
})

test('who flies by night arrives on the day after', () => {
  const { departureFlight } = makeOffer()
  const night = departureFlight && { ...departureFlight, departureTime: '23:50', arrivalTime: '03:10' }
  const late = makeOrder({ offer: makeOffer({ departureFlight: night }) })
  expect(movesOn([late], 'arrivals', '2026-10-03')).toEqual([])
  expect(movesOn([late], 'arrivals', '2026-10-04')).toHaveLength(1)
})

test('who drives comes and leaves on the days of the stay; who only flies has no coach', () => {
  const drives = makeOrder({ offer: makeOffer({ departureFlight: null, returnFlight: null }) })
  expect(movesOn([drives], 'arrivals', '2026-10-03')).toMatchObject([{ airport: '', flight: '', time: '' }])
  expect(movesOn([drives], 'departures', '2026-10-10')).toHaveLength(1)
  const alone = makeOrder({ offer: makeFlightAlone(), upsells: [] })
  expect(movesOn([alone], 'arrivals', '2026-10-03')).toMatchObject([{ transfer: '' }])
})

test('one after the other by airport, hour and hotel', () => {
  const { departureFlight } = makeOffer()
  const at = (number: string, arrivalTime: string, hotelName = 'B') =>
    makeOrder({
      number,
      offer: makeOffer({
        hotelName,
        departureFlight: departureFlight && { ...departureFlight, arrivalTime },
      }),
    })
  const found = movesOn(
    [at('W000000022', '11:00'), at('W000000033', '10:00'), at('W000000044', '10:00', 'A')],
    'arrivals',
    '2026-10-03',
  )
  expect(found.map(({ order }) => order)).toEqual(['W000000044', 'W000000033', 'W000000022'])
})
