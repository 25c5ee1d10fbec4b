import { expect, test } from 'vitest'
import type { Locale } from './locale.ts'
import { type PluralForm, pluralForm, pluralForms } from './plurals.ts'

/** The rule of §9: few ends in 2-4, except 12-14. */
function polishRule(count: number): PluralForm {
  if (count === 1) return 'one'
  const endsIn2To4 = [2, 3, 4].includes(count % 10)
  return endsIn2To4 && ![12, 13, 14].includes(count % 100) ? 'few' : 'many'
}

test('Polish says one, few for 2-4 but not 12-14, and many', () => {
  expect([1, 2, 4, 5, 12, 14, 21, 22, 112, 0].map((count) => pluralForm('pl', count))).toEqual(
    ['one', 'few', 'few', 'many', 'many', 'many', 'many', 'few', 'many', 'many'], // 21 nocy, 22 noce
  )
})

test('Polish keeps its rule for every count up to ten thousand', () => {
  const counts = Array.from({ length: 10_001 }, (_, count) => count)
  expect(counts.filter((count) => pluralForm('pl', count) !== polishRule(count))).toEqual([])
})

test.each<[Locale, PluralForm[]]>([
  ['cs', ['one', 'few', 'other', 'other']],
  ['ro', ['one', 'few', 'few', 'other']],
  ['hu', ['one', 'other', 'other', 'other']],
  ['uk', ['one', 'few', 'many', 'one']],
])('1, 2, 5 and 21 nights in %s are %j', (locale, forms) => {
  expect([1, 2, 5, 21].map((count) => pluralForm(locale, count))).toEqual(forms)
})

test('a difference takes the form of its size', () => {
  expect(pluralForm('pl', -2)).toBe('few')
})

test('a language names the forms its dictionary needs', () => {
  expect([...pluralForms('hu')].sort()).toEqual(['one', 'other'])
  expect([...pluralForms('pl')].sort()).toEqual(['few', 'many', 'one', 'other'])
})
