import { expect, test } from 'vitest'
import { makeOrder } from '../../test/make-order.ts'
import { passengersOn } from './passenger-list.ts'

const out = { name: 'WZ4711', day: '2026-10-03' }
const back = { name: 'WZ4712', day: '2026-10-10' }
const adult = { firstName: 'Łucja', lastName: 'Żak', birthDate: '1990-01-01', title: 'woman' } as const
const child = { firstName: 'Jan', lastName: 'Żak', birthDate: '2018-05-14', title: 'man' } as const
const infant = { ...child, firstName: 'Ewa', birthDate: '2025-01-01', title: 'woman' } as const

const family = makeOrder({
  number: 'W000000011',
  participants: [adult, child, infant],
  seats: [
    { flightId: 71, seat: '12A', person: 0, price: 0 },
    { flightId: 72, seat: '14C', person: 0, price: 0 },
  ],
  upsells: [{ type: 'LUGGAGE', code: 'LUGGAGE_32', person: 1 }],
})

test('everybody of the flight stands there as the carrier writes them, by surname and name', () => {
  const abacki = { ...adult, firstName: 'Adam', lastName: 'Abacki', title: 'man' } as const
  const other = makeOrder({ number: 'W000000022', participants: [abacki], seats: [], upsells: [] })
  expect(passengersOn([family, other], out)).toEqual([
    expect.objectContaining({ lastName: 'ABACKI', firstName: 'ADAM', title: 'MR', order: 'W000000022' }),
    expect.objectContaining({ lastName: 'ZAK', firstName: 'EWA', title: 'INF', kind: 'INFANT' }),
    expect.objectContaining({ lastName: 'ZAK', firstName: 'JAN', title: 'CHD', kind: 'CHILD' }),
    expect.objectContaining({ lastName: 'ZAK', firstName: 'LUCJA', title: 'MRS', kind: 'ADULT' }),
  ])
})

test('the seat is that of this flight, luggage what was bought or is in the price, and none on a lap', () => {
  const seats = (flight: typeof out) => passengersOn([family], flight).map(({ seat }) => seat)
  expect(seats(out)).toEqual(['', '', '12A'])
  expect(seats(back)).toEqual(['', '', '14C'])
  expect(passengersOn([family], out).map(({ luggage }) => luggage)).toEqual([
    '',
    'LUGGAGE_32',
    'LUGGAGE_20_INCLUDED',
  ])
})

test('who flies on another day or by another flight is not on the list', () => {
  expect(passengersOn([family], { ...out, day: '2026-10-04' })).toEqual([])
  expect(passengersOn([family], { ...out, name: 'WZ4712' })).toEqual([])
})
