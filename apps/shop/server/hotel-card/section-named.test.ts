import { expect, test } from 'vitest'
import { sectionNamed } from './section-named.ts'

test.each([
  ['rooms', 'pokoje'],
  ['Pokoje', 'pokoje'],
  ['boards', 'wyzywienie'],
  ['constructor', null],
  ['', null],
  [null, null],
])('a link that begins at %s begins at %s', (name, section) => {
  expect(sectionNamed(name)).toBe(section)
})
