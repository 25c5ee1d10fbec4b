import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { flightsAhead, rememberFlights } from './flights-ahead.ts'

const hash = (key: string) => createHash('sha256').update(key).digest()

test('the flights of a cart are those of its last price, and an unknown cart has none', () => {
  rememberFlights(hash('a'), [1, 2])
  rememberFlights(hash('a'), [3])
  expect(flightsAhead(hash('a'))).toEqual([3])
  expect(flightsAhead(hash('b'))).toEqual([])
})

test('only the last ten thousand carts are remembered, those used again longest', () => {
  for (let cart = 0; cart < 10_000; cart++) rememberFlights(hash(`cart ${cart}`), [cart])
  rememberFlights(hash('cart 0'), [0])
  rememberFlights(hash('one more'), [7])
  expect(flightsAhead(hash('cart 0'))).toEqual([0])
  expect(flightsAhead(hash('cart 1'))).toEqual([])
})
