import { expect, test } from 'vitest'
import { having, isFlag, isNumber, isText, listOf, orNull } from './answer-shape.ts'

interface Hotel {
  name: string
  price: number | null
  tags: string[]
  note?: string
}

const isHotel = having<Hotel>({ name: isText, price: orNull(isNumber), tags: listOf(isText) })

test('an answer fits when every field that is leaned on fits', () => {
  expect(isHotel({ name: 'Blue Bay', price: null, tags: ['plaża'], more: 1 })).toBe(true)
  expect(listOf(isHotel)([])).toBe(true)
  expect(isFlag(false)).toBe(true)
})

test.each([
  null,
  undefined,
  {},
  [],
  '<html></html>',
  7,
  { name: 'Blue Bay', price: 'dużo', tags: [] },
  { name: 'Blue Bay', price: Number.NaN, tags: [] },
  { name: 'Blue Bay', price: 1, tags: [null] },
  { name: 'Blue Bay', price: 1, tags: {} },
])('%j is no hotel', (answer) => {
  expect(isHotel(answer)).toBe(false)
  expect(listOf(isHotel)([answer])).toBe(false)
})
