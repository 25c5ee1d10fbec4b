import type { Offer } from '@wojaz/offers'
import { expect, test } from 'vitest'
import { upsellWords } from './upsell-words.ts'

const t = (key: string, { seat = '' }: { seat?: unknown } = {}) => [key, seat].filter(Boolean).join(' ')
const offer = { departureFlight: { flightId: 101 } } as Pick<Offer, 'departureFlight'>
const names = ['Anna Nowak', 'Jan Nowak']

test('each thing is named with whom it is for; what is for everybody names nobody', () => {
  const lines = [
    { type: 'LUGGAGE', code: 'LUGGAGE_32', person: 1, amount: 169_00 },
    { type: 'TRANSFER', code: 'TRANSFER_PRIVATE', person: null, amount: 380_00 },
  ] as const
  expect(upsellWords(t, { lines, seats: [], offer, names })).toEqual([
    { what: 'upsells.variant.luggage32.title', who: 'Jan Nowak', amount: 169_00 },
    { what: 'upsells.variant.transferPrivate.title', who: null, amount: 380_00 },
  ])
})

test('the same seat there and back is two lines, each with its flight, and is counted once', () => {
  const seats = [101, 102].map((flightId) => ({ flightId, seat: '6A', person: 0, price: 45_00 }))
  const lines = seats.map(() => ({ type: 'SEATS' as const, code: '6A', person: 0, amount: 45_00 }))
  expect(upsellWords(t, { lines, seats, offer, names })).toEqual([
    {
      what: 'upsells.plane.direction.departure, upsells.plane.seatOf 6A',
      who: 'Anna Nowak',
      amount: 45_00,
    },
    { what: 'upsells.plane.direction.return, upsells.plane.seatOf 6A', who: 'Anna Nowak', amount: 45_00 },
  ])
})
