import { expect, test } from 'vitest'
import { allocateColumns } from './columns.ts'
import { PromisingHotels } from './promising-hotels.ts'

const sizes = { hotels: 6, products: 0, rates: 0, rooms: 0, airports: 2, routes: 0, flights: 0 }
const columns = allocateColumns(sizes)
const hotels = Uint32Array.of(0, 1, 2, 4, 5)

test('hotels that had a lowest price come first, the others after them, both in the order of the list', () => {
  const promising = new PromisingHotels()
  expect(promising.inOrder(columns, hotels, 'airport')).toEqual(hotels)
  promising.remember(hotels, 'airport', Int32Array.of(4, -1, 1, 4))
  expect([...promising.inOrder(columns, hotels, 'airport')]).toEqual([1, 4, 0, 2, 5])
})

test('each list and each kind of slots has its own', () => {
  const promising = new PromisingHotels()
  promising.remember(hotels, 'airport', Int32Array.of(5))
  expect(promising.inOrder(columns, hotels, 'nights')).toEqual(hotels)
  const others = Uint32Array.of(3, 5)
  expect(promising.inOrder(columns, others, 'airport')).toEqual(others)
})

test('what a month has shown does not replace what all days have', () => {
  const promising = new PromisingHotels()
  promising.remember(hotels, 'day', Int32Array.of(5, 5, 2))
  promising.remember(hotels, 'day', Int32Array.of(0))
  expect([...promising.inOrder(columns, hotels, 'day')]).toEqual([2, 5, 0, 1, 4])
})
