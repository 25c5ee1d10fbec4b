import { expect, test } from 'vitest'
import { plainWords, typosBetween } from './plain-words.ts'

test.each([
  ['Łódź', ['lodz']],
  ['Kréta / Chania', ['kreta', 'chania']],
  ['Görögország', ['gorogorszag']],
  ['Grecia – Insulele Ioniceși', ['grecia', 'insulele', 'ionicesi']],
  ['Єгипет, Шарм-ель-Шейх', ['єгипет', 'шарм', 'ель', 'шейх']],
  ['Український', ['український']],
  ['  ', []],
])('%s is compared as %j', (text, words) => {
  expect(plainWords(text)).toEqual(words)
})

test.each([
  ['hurgada', 'hurghada', 1],
  ['hrughada', 'hurghada', 1],
  ['hurghadda', 'hurghada', 1],
  ['hurgh', 'hurghada', 0],
  ['hurfh', 'hurghada', 1],
  ['xurghada', 'hurghada', 3],
  ['kreta', 'majorka', 3],
])('between %s and %s are %i typos', (typed, word, typos) => {
  expect(typosBetween(typed, word, 2)).toBe(typos)
})
