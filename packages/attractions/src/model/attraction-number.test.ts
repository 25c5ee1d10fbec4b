import { expect, test } from 'vitest'
import { isAttractionNumber, readAttractionNumber } from './attraction-number.ts'

test('it is typed as it is heard', () => {
  for (const typed of ['A799273982', ' a 799 273 982 ', 'a799-273-982'])
    expect(readAttractionNumber(typed)).toBe('A799273982')
})

test.each(['', 'A', 'A79927398', 'W799273982', '799273982', 'A799273981', 'A7992739820', 'Adamska'])(
  '%s is none',
  (typed) => {
    expect(readAttractionNumber(typed)).toBeNull()
  },
)

test('in an address it stands as it is', () => {
  expect(isAttractionNumber('A799273982')).toBe(true)
  expect(isAttractionNumber('a799273982')).toBe(false)
})
