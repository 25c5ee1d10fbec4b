import { mostWatched } from '@wojaz/travel/guest'
import { expect, test } from 'vitest'
import { readWatched, withWatched } from './remembered.ts'

const offer = (hotel: number, day = '270512') => `KTWCFU${day}-7-CFU${10_000 + hotel}-STD_AI_2`

test('the offer watched last comes first, and a hotel comes once', () => {
  const before = [offer(1), offer(2)]
  expect(withWatched(before, offer(3))).toEqual([offer(3), offer(1), offer(2)])
  expect(withWatched(before, offer(2, '270519'))).toEqual([offer(2, '270519'), offer(1)])
})

test('so many are kept and no more', () => {
  const many = Array.from({ length: 20 }, (_, hotel) => offer(hotel))
  const kept = many.reduce<string[]>(withWatched, [])
  expect(kept).toEqual(many.reverse().slice(0, mostWatched))
})

test('what is no offer of a hotel is not kept', () => {
  expect(withWatched([offer(1)], 'WAWCFU270512-7--2')).toEqual([offer(1)])
  expect(withWatched([offer(1)], 'plaża')).toEqual([offer(1)])
})

test.each([null, '', '{', '{}', '"x"', '[1, null, "plaża"]'])(
  '%j in the browser is nothing watched',
  (text) => {
    expect(readWatched(text)).toEqual([])
  },
)

test('what was kept is read again', () => {
  expect(readWatched(JSON.stringify([offer(1), 7, offer(2)]))).toEqual([offer(1), offer(2)])
})
