import { expect, test } from 'vitest'
import { inTurn, throwAny } from './in-turn.ts'

const faultOf = (work: () => void) => {
  try {
    work()
  } catch (fault) {
    return fault
  }
  return null
}

test('one that fails keeps nobody behind it waiting', async () => {
  const odd = new Error('odd')
  const work = async (number: number) => {
    if (number % 2 === 1) throw odd
    return number
  }
  expect(await inTurn([1, 2, 3, 4], work)).toEqual({ done: 6, faults: [odd, odd] })
})

test('a database that is away is not asked for each of them', async () => {
  const away = Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
  const asked: number[] = []
  const work = async (number: number) => {
    asked.push(number)
    throw away
  }
  expect(await inTurn([1, 2, 3], work)).toEqual({ done: 0, faults: [away] })
  expect(asked).toEqual([1])
})

test('one fault is told as it is, several together, none is none', () => {
  const [one, other] = [new Error('one'), new Error('other')]
  expect(faultOf(() => throwAny([]))).toBeNull()
  expect(faultOf(() => throwAny([one]))).toBe(one)
  expect(faultOf(() => throwAny([one, other]))).toMatchObject({
    message: 'Error: one (one of 2 faults)',
    errors: [one, other],
  })
})
