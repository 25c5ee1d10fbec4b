import { expect, test } from 'vitest'
import { answerCame, answerFailed, type LatestAnswer, nothingAsked, questionAsked } from './latest-answer.ts'

const asked = (times: number, from: LatestAnswer<number> = nothingAsked) =>
  Array.from({ length: times }).reduce<LatestAnswer<number>>((known) => questionAsked(known), from)

test('the answer to the newest question is shown', () => {
  expect(answerCame(asked(1), 1, 858)).toEqual({ asked: 1, answer: 858, state: 'answered' })
})

test('a late answer never overwrites a newer one', () => {
  const newest = answerCame(asked(2), 2, 12)
  expect(answerCame(newest, 1, 858)).toBe(newest)
})

test('a late answer does not pretend to be the one that is awaited', () => {
  const waiting = asked(2)
  expect(answerCame(waiting, 1, 858)).toBe(waiting)
})

test('until the next answer comes the last one stays', () => {
  expect(questionAsked(answerCame(asked(1), 1, 858))).toEqual({ asked: 2, answer: 858, state: 'fetching' })
})

test('a failure takes the figure away; a late failure changes nothing', () => {
  expect(answerFailed(asked(1), 1)).toEqual({ asked: 1, answer: null, state: 'failed', isBusy: false })
  const answered = answerCame(asked(2), 2, 12)
  expect(answerFailed(answered, 1)).toBe(answered)
})

test('that the shop was busy is forgotten with the next question', () => {
  const busy = answerFailed(asked(1), 1, true)
  expect(busy).toEqual({ asked: 1, answer: null, state: 'failed', isBusy: true })
  expect(questionAsked(busy)).toEqual({ asked: 2, answer: null, state: 'fetching' })
})
