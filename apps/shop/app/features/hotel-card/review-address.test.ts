import { expect, test } from 'vitest'
import { firstChoice, readReviewChoice, readReviewPages, writeReviewChoice } from './review-address.ts'

const read = (query: string) => readReviewChoice(new URLSearchParams(query))

test('a choice is read from the address as it was written', () => {
  const choice = { sorting: 'lowest', score: 2, language: 'cs', party: 'family' } as const
  expect(read(new URLSearchParams(writeReviewChoice(choice)).toString())).toEqual(choice)
})

test('the usual choice needs no words', () => {
  expect(writeReviewChoice(firstChoice)).toEqual({})
  expect(read('')).toEqual(firstChoice)
})

test('what nobody knows is passed over', () => {
  expect(read('reviewsSort=best&reviewsScore=9&reviewsLanguage=en&reviewsParty=army')).toEqual(firstChoice)
})

test.each([
  ['3', 3],
  ['', 1],
  ['0', 1],
  ['21', 1],
  ['x', 1],
])('"%s" pages are %i', (written, pages) => {
  expect(readReviewPages(new URLSearchParams({ reviews: written }))).toBe(pages)
})
