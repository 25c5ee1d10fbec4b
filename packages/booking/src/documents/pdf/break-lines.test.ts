import { expect, test } from 'vitest'
import { breakLines, shapeLine } from './break-lines.ts'

/** Every letter is ten wide. */
const shape = (word: string) => ({ width: word.length * 10, shown: word, glyphs: [] })

test.each([
  ['at spaces', 'one two three', 80, ['one two ', 'three']],
  ['where the text says so', 'one\ntwo', 80, ['one', 'two']],
  ['after the hyphen of a name', 'Anna Żółć-Gęślą', 110, ['Anna Żółć-', 'Gęślą']],
  ['between the parts of an address', 'w.example/informacje', 120, ['w.example/', 'informacje']],
  ['not within an amount', 'x 2\u00a0992,00\u00a0zł', 120, ['x ', '2\u00a0992,00\u00a0zł']],
  ['not after a minus', 'x –974,88', 80, ['x ', '–974,88']],
  ['in a word that no line holds', 'abcdefgh', 30, ['abc', 'def', 'gh']],
  ['after a word whose space no line holds', 'abc de', 30, ['abc ', 'de']],
  ['never before a first letter', 'abc', 5, ['a', 'b', 'c']],
])('a text is broken %s', (_, text, width, lines) => {
  expect(breakLines(shape, text, width)).toEqual(lines)
})

test('a long word costs little more than its lines', () => {
  let shaped = 0
  const counting = (word: string) => {
    shaped += 1
    return shape(word)
  }
  expect(breakLines(counting, 'a'.repeat(500), 200)).toHaveLength(25)
  expect(shaped).toBeLessThan(25 * 12)
})

test('an empty line is a line', () => {
  expect(breakLines(shape, 'one\n\ntwo', 80)).toEqual(['one', '', 'two'])
})

test('a line ends with its last letter', () => {
  expect(shapeLine(shape, 'one two ')).toMatchObject({ width: 70, shown: 'one two' })
})
