import { expect, test } from 'vitest'
import { typosBetween, wordCost } from './typos.ts'

test.each([
  ['hurgada', 'hurghada', { count: 1, isWhole: true }],
  ['hrughada', 'hurghada', { count: 1, isWhole: true }],
  ['hurghadda', 'hurghada', { count: 1, isWhole: true }],
  ['hurgh', 'hurghada', { count: 0, isWhole: false }],
  ['hurfh', 'hurghada', { count: 1, isWhole: false }],
  ['krta', 'kreta', { count: 1, isWhole: true }],
  ['krta', 'katar', { count: 1, isWhole: false }],
  ['xurghada', 'hurghada', null],
  ['kreta', 'majorka', null],
])('from %s to %s it is %j typos', (typed, word, typos) => {
  expect(typosBetween(typed, word, 2)).toEqual(typos)
})

test.each([
  ['bagaz', 'bagaz', false, 0],
  ['baga', 'bagaz', true, 0],
  ['baga', 'bagaz', false, 1],
  ['bagzaz', 'bagaz', false, 3],
  ['lot', 'lotnisko', false, 1],
  ['lt', 'lot', true, null],
])('%s fits %s (the last word: %s) at the cost of %s', (typed, word, isLast, cost) => {
  expect(wordCost(typed, word, isLast)).toBe(cost)
})
