import type { Review } from '@wojaz/offers/reviews'
import { expect, test } from 'vitest'
import { firstChoice } from '../review-address.ts'
import { type ReviewEvent, reviewList, reviewListOf } from './review-list.ts'

const review = (id: number): Review => ({
  id,
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
  helpful: 0,
})
const begun = reviewListOf(firstChoice, { reviews: [review(1)], total: 2, next: 'next' })
const after = (...events: ReviewEvent[]) => events.reduce(reviewList, begun)
const page = { reviews: [review(2)], total: 2, next: null }
const lowest = { ...firstChoice, sorting: 'lowest' } as const

test('more reviews come below those there are', () => {
  const list = after({ type: 'moreAsked' }, { type: 'pageCame', asked: 1, page })
  expect(list.reviews.map(({ id }) => id)).toEqual([1, 2])
  expect(list).toMatchObject({ state: 'idle', next: null })
})

test('after the last page nothing is asked for', () => {
  const list = after({ type: 'moreAsked' }, { type: 'pageCame', asked: 1, page })
  expect(reviewList(list, { type: 'moreAsked' })).toBe(list)
})

test('another choice begins anew, and what was shown stays until it has come', () => {
  const asked = after({ type: 'choiceMade', choice: lowest })
  expect(asked).toMatchObject({ state: 'fetching', choice: lowest, reviews: [{ id: 1 }] })
  expect(reviewList(asked, { type: 'pageCame', asked: 1, page }).reviews.map(({ id }) => id)).toEqual([2])
})

test('the answer to an older question is dropped', () => {
  const list = after(
    { type: 'moreAsked' },
    { type: 'choiceMade', choice: lowest },
    { type: 'pageCame', asked: 1, page },
  )
  expect(list).toMatchObject({ state: 'fetching', reviews: [{ id: 1 }] })
})

test('a page that failed is asked for again as it was', () => {
  const failed = after({ type: 'moreAsked' }, { type: 'pageFailed', asked: 1 })
  expect(failed.state).toBe('failed')
  expect(reviewList(failed, { type: 'moreAsked' })).toMatchObject({ state: 'fetching', after: 'next' })
})
