import { expect, test } from 'vitest'
import { matchesTyped, plainWords } from './plain-words.ts'

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
  ['Łódź', 'lodz', true],
  ['Wyspy Kanaryjskie', 'kanar', true],
  ['Rodos, Grecja', 'gre rod', true],
  ['Kréta', 'KRE', true],
  ['Grecja', 'recja', false],
  ['Grecja', '', true],
])('%s answers to “%s”: %s', (name, typed, found) => {
  expect(matchesTyped(name, typed)).toBe(found)
})
