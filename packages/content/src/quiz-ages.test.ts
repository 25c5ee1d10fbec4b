import { expect, test } from 'vitest'
import { agesFrom } from './quiz-ages.ts'

test.each([
  ['4, 9', [4, 9]],
  ['0', [0]],
  ['', []],
  [null, []],
])('%s are the ages %s', (text, ages) => {
  expect(agesFrom(text)).toEqual(ages)
})

test.each(['18', '-1', 'pięć', '4.5', '1,1,1,1,1,1,1,1'])('%s are no ages of children', (text) => {
  expect(agesFrom(text)).toBeNull()
})
