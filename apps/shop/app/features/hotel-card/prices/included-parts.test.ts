import type { OfferLeg } from '@wojaz/offers'
import { expect, test } from 'vitest'
import { includedParts } from './included-parts.ts'

const quote = { transfer: 20_000, tfg: 3_000, tfp: 3_000 }
const flight = { airLineCode: 'LO' } as OfferLeg

test('a package by plane has flights, stay, board, transfer and the guarantee funds in its price', () => {
  const offer = { tripType: 'WS', boardCode: 'AI', departureFlight: flight, quote } as const
  expect(includedParts(offer)).toEqual(['flights', 'stay', 'board', 'transfer', 'funds'])
})

test('what is no part of the offer is not promised', () => {
  const offer = {
    tripType: 'DW',
    boardCode: 'RO',
    departureFlight: null,
    quote: { ...quote, transfer: 0 },
  } as const
  expect(includedParts(offer)).toEqual(['stay', 'funds'])
})

test('a round trip has its programme in the price', () => {
  const offer = { tripType: 'WO', boardCode: 'HB', departureFlight: flight, quote } as const
  expect(includedParts(offer)).toContain('tour')
})
