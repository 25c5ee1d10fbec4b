import { expect, test } from 'vitest'
import { wrapTitle } from './wrap-title.ts'

/** Every character has the same width. */
const wrap = (title: string, width: number, lines = 3) =>
  wrapTitle(title, { width, lines, widthOf: (text) => [...text].length })

test.each([
  ['Grecja', 10, ['Grecja']],
  ['Wakacje na Krecie', 10, ['Wakacje na', 'Krecie']],
  ['  dwa   odstępy ', 20, ['dwa odstępy']],
  ['', 10, ['']],
])('“%s” in lines of %i', (title, width, lines) => {
  expect(wrap(title, width)).toEqual(lines)
})

test('a single letter goes with the word that follows it', () => {
  expect(wrap('Morze i góry', 8)).toEqual(['Morze', 'i\u00a0góry'])
  expect(wrap('Dziecko a podróż', 10)).toEqual(['Dziecko', 'a\u00a0podróż'])
})

test('the fourth line is not drawn: the third ends in an ellipsis, within the width', () => {
  const lines = wrap('jeden dwa trzy cztery pięć sześć siedem', 10)
  expect(lines).toEqual(['jeden dwa', 'trzy', 'cztery…'])
  expect(wrap('raz dwa, trzy', 4, 1)).toEqual(['raz…'])
  expect(wrap('raz, dwa', 5, 1)).toEqual(['raz…'])
})

test('a word that is wider than a line is cut, wherever it stands', () => {
  expect(wrap('Dzień Konstantynopolitańczykowianeczka', 12)).toEqual(['Dzień', 'Konstantyno…'])
})
