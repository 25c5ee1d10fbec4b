import { expect, test } from 'vitest'
import type { Review } from './review.ts'
import { readReviewCursor, writeReviewCursor } from './review-cursor.ts'

const review: Review = {
  id: 4711,
  writtenOn: '2026-08-03',
  stayedIn: '2026-07-01',
  score: 4,
  language: 'pl',
  party: 'family',
  author: 'Ania',
  title: 'Udany tydzień',
  text: 'Plaża blisko.',
  source: 'sample',
  photos: [],
  helpful: 12,
}

test('the end of a page is read as it was written', () => {
  const cursor = writeReviewCursor('highest', review)
  expect(readReviewCursor('highest', cursor)).toEqual({ rank: 4, writtenOn: '2026-08-03', id: 4711 })
  const byVotes = writeReviewCursor('helpful', review)
  expect(readReviewCursor('helpful', byVotes)).toEqual({ rank: 12, writtenOn: '2026-08-03', id: 4711 })
})

test('the end of a page in another order is none', () => {
  expect(readReviewCursor('lowest', writeReviewCursor('highest', review))).toBeNull()
})

test.each([
  '',
  'newest',
  'newest.4.2026-02-31.1',
  'newest.4.2026-13-01.1',
  'newest.6.2026-08-03.1',
  "newest.4.2026-08-03.1' or 1",
])('"%s" is the end of no page', (cursor) => {
  expect(readReviewCursor('newest', cursor)).toBeNull()
})
