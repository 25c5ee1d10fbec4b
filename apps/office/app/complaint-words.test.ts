import { expect, test } from 'vitest'
import { clockText } from './complaint-words.ts'
import { readAmount } from './read-amount.ts'

test.each([
  [null, 'nie czeka na nas'],
  [{ daysLeft: 20, urgency: 'calm' }, 'zostało 20 dni'],
  [{ daysLeft: 1, urgency: 'last-warning' }, 'zostało 1 dzień – pilne'],
  [{ daysLeft: 0, urgency: 'last-warning' }, 'dziś ostatni dzień – pilne'],
  [{ daysLeft: -3, urgency: 'late' }, 'po terminie o 3 dni'],
] as const)('the clock %j says: %s', (clock, text) => {
  expect(clockText(clock)).toBe(text)
})

test.each([
  ['', null],
  ['350', 35_000],
  ['350,5', 35_050],
  [' 1 250,50 zł', 125_050],
  ['1\u00a0250.50', 125_050],
  ['0', undefined],
  ['-5', undefined],
  ['1,234', undefined],
  ['dużo', undefined],
  ['9999999999999', undefined],
])('an amount typed as “%s” is %s', (typed, grosze) => {
  expect(readAmount(typed)).toBe(grosze)
})
