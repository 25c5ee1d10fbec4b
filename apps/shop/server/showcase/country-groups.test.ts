import { expect, test } from 'vitest'
import { groupsOf } from './country-groups.ts'

const greece = { latitude: 38.5, longitude: 23.8 }
const egypt = { latitude: 26.8, longitude: 32.5 }
const thailand = { latitude: 8.6, longitude: 98.6 }
const italy = { latitude: 42.5, longitude: 12.6 }

test.each([
  ['Greece', greece, 'near'],
  ['Egypt', egypt, 'near'],
  ['Thailand', thailand, 'far'],
] as const)('%s by plane is %s', (_, coordinates, group) => {
  expect(groupsOf(coordinates, ['WS'])).toEqual([{ group, trip: 'WS' }])
})

test('a country stands in every group it sells', () => {
  expect(groupsOf(italy, ['WS', 'DW', 'NR', 'WO'])).toEqual([
    { group: 'near', trip: 'WS' },
    { group: 'car', trip: 'DW' },
    { group: 'ski', trip: 'NR' },
  ])
})

test('where only round trips go, their price is shown', () => {
  expect(groupsOf(thailand, ['WO'])).toEqual([{ group: 'far', trip: 'WO' }])
})

test('what has nothing on sale is in no group', () => {
  expect(groupsOf(greece, [])).toEqual([])
})
