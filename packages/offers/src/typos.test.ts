import { expect, test } from 'vitest'
import { typosBetween } from './typos.ts'

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
