import { expect, test } from 'vitest'
import { Dice } from '../../test/dice.ts'
import { firstInOrder } from './ranking.ts'

test.each([0, 1, 10, 60, 500, 1_000])('the first %i are those a full sort would put first', (count) => {
  const dice = new Dice(count)
  const numbers = Array.from({ length: 800 }, () => dice.between(0, 300))
  const order = (a: number, b: number) => a - b
  expect(firstInOrder(numbers, order, count)).toEqual([...numbers].sort(order).slice(0, count))
})
