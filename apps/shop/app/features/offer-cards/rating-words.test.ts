import { expect, test } from 'vitest'
import { ratingWord, shownRating } from './rating-words.ts'

test.each([
  [5, 'excellent'],
  [4.5, 'excellent'],
  [4.4, 'veryGood'],
  [4, 'veryGood'],
  [3.9, 'good'],
  [3.4, 'fair'],
  [2.9, 'mixed'],
])('%f is %s', (rating, word) => {
  expect(ratingWord(rating)).toBe(`offers.rating.${word}`)
})

test('a rating is always told with its decimal', () => {
  expect([4, 4.3].map(shownRating)).toEqual(['4,0', '4,3'])
})
