import { expect, test } from 'vitest'
import { roomPrices } from './room-prices.ts'

test('one room is the whole stay', () => {
  expect(roomPrices({ rooms: [300_000], stay: 300_000, discount: 0 })).toEqual([300_000])
  expect(roomPrices({ rooms: [300_000], stay: 300_000, discount: 33_300 })).toEqual([266_700])
})

test('a reduction is shared by what rooms cost, in whole złoty, and nothing is lost', () => {
  const quote = { rooms: [200_000, 133_300, 66_700], stay: 400_000, discount: 33_300 }
  const prices = roomPrices(quote)
  expect(prices).toEqual([183_300, 122_200, 61_200])
  expect(prices.reduce((sum, price) => sum + price, 0)).toBe(quote.stay - quote.discount)
})
