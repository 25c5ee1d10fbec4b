import { expect, test } from 'vitest'
import { airlineName } from './airline.ts'

test('an airline is called by its name', () => {
  expect(airlineName('FR')).toBe('Ryanair')
})

test('one that we do not know keeps its code, also one that is named like a part of every object', () => {
  expect(['X1', 'constructor'].map(airlineName)).toEqual(['X1', 'constructor'])
})
