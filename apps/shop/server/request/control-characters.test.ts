import { expect, test } from 'vitest'
import { hasControlCharacters, isControlledPath } from './control-characters.ts'

test.each(['\0', 'a\0b', '\u0007', 'a\u001bb', '\u007f'])(
  '%j is in no text that a person has typed',
  (text) => {
    for (const value of [text, [text], { name: text }, { [text]: 1 }, { guests: [{ name: text }] }])
      expect(hasControlCharacters(value)).toBe(true)
  },
)

test.each([
  '',
  'Zażółć gęślą jaźń',
  'two\r\nlines',
  'a\ttab',
  'from\u000ba\fslide',
  '👩‍👩‍👧‍👦',
  '\u202e',
  7,
  null,
  undefined,
  true,
])('%j is in order', (value) => {
  expect(hasControlCharacters(value)).toBe(false)
  expect(hasControlCharacters({ value: [value] })).toBe(false)
})

test.each([
  ['/zima%00', true],
  ['/zima%0d%0aset-cookie', true],
  ['/zima%0A', true],
  ['/%1F', true],
  ['/%7f', true],
  ['/zima%20wiosna', false],
  ['/%C5%BC%C3%B3%C5%82w', false],
  ['/100%', false],
  ['/%2500', false],
])('the path %s has control characters: %s', (path, expected) => {
  expect(isControlledPath(path)).toBe(expected)
})
