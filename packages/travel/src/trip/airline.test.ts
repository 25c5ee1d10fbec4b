import { expect, test } from 'vitest'
import { airlineName, flightWords } from './airline.ts'

test('an airline is called by its name', () => {
  expect(airlineName('FR')).toBe('Ryanair')
})

test('one that we do not know keeps its code, also one that is named like a part of every object', () => {
  expect(['X1', 'constructor'].map(airlineName)).toEqual(['X1', 'constructor'])
})

test('a flight is called by airline and number, by its number alone where the airline is unknown', () => {
  const called = ['J8', 'X1'].map((airLineCode) => flightWords({ airLineCode, flightNumber: '2872' }))
  expect(called).toEqual(['Jantar Air, J8 2872', 'X1 2872'])
})
