import { expect, test } from 'vitest'
import { enteredOrder } from './entered-order.ts'

test('before anybody is written down persons stand as the offer counts them', () => {
  expect(enteredOrder([], 3)).toEqual([0, 1, 2])
})

test('who became another person by a corrected birth date stays where it was written', () => {
  expect(enteredOrder([{ entered: 0 }, { entered: 2 }, { entered: 1 }], 3)).toEqual([0, 2, 1])
})

test('an order from before that was kept is shown as it is', () => {
  expect(enteredOrder([{}, {}], 2)).toEqual([0, 1])
})
