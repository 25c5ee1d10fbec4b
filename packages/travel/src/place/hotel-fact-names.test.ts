import { expect, test } from 'vitest'
import { factNames } from './hotel-fact-names.ts'

test('a round trip tells no pools, no hours of check-in and no distance to a beach of one of its houses', () => {
  expect(factNames('WO')).toEqual(['season'])
})

test('a house tells how far the beach is, its pools and when rooms are ready', () => {
  expect(factNames('WS')).toEqual(expect.arrayContaining(['beach', 'pools', 'checkIn', 'checkOut']))
})
