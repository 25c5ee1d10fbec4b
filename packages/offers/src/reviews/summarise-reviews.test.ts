import { expect, test } from 'vitest'
import { countMatching, type ReviewTally, summariseReviews } from './summarise-reviews.ts'

const tally = (tally: Partial<ReviewTally>): ReviewTally => ({
  source: 'sample',
  language: 'pl',
  party: 'couple',
  score: 4,
  reviews: 1,
  rooms: 4,
  food: 4,
  service: 4,
  location: 4,
  cleanliness: 4,
  value: 4,
  ...tally,
})
const some = [
  tally({ score: 5, reviews: 3, location: 15, rooms: 12, value: 9, food: 15, service: 15, cleanliness: 15 }),
  tally({ score: 2, party: 'family', language: 'cs', location: 5, rooms: 1 }),
]

test('the rating is the mean of all scores with one decimal, halves up', () => {
  expect(summariseReviews(some)).toMatchObject({ rating: 4.3, ratingCount: 4 })
})

test('each of the six sub-scores is a mean, too', () => {
  expect(summariseReviews(some).aspects).toEqual({
    location: 5,
    rooms: 3.3,
    cleanliness: 4.8,
    service: 4.8,
    food: 4.8,
    value: 3.3,
  })
})

test('the distribution tells every score, the highest first', () => {
  expect(summariseReviews(some).distribution.map(({ count }) => count)).toEqual([3, 0, 0, 1, 0])
})

test('languages, parties and sources are told with their counts, the most frequent first', () => {
  expect(summariseReviews(some)).toMatchObject({
    languages: [
      { value: 'pl', count: 3 },
      { value: 'cs', count: 1 },
    ],
    parties: [
      { value: 'couple', count: 3 },
      { value: 'family', count: 1 },
    ],
    sources: [{ value: 'sample', count: 4 }],
  })
})

test('of a hotel nobody wrote about there is no rating', () => {
  expect(summariseReviews([])).toMatchObject({ rating: null, ratingCount: 0, aspects: null, languages: [] })
})

test('filters narrow each other', () => {
  const any = { language: null, party: null, score: null }
  expect(countMatching(some, any)).toBe(4)
  expect(countMatching(some, { ...any, language: 'pl', score: 5 })).toBe(3)
  expect(countMatching(some, { ...any, language: 'pl', party: 'family' })).toBe(0)
})
