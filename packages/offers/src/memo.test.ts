import { expect, test } from 'vitest'
import { Memo } from './memo.ts'

test('the same question at the same time is asked once', async () => {
  const memo = new Memo<number>(2)
  let asked = 0
  const ask = async () => ++asked
  expect(await Promise.all([memo.get('a', ask), memo.get('a', ask)])).toEqual([1, 1])
})

test('an answer not asked for lately makes room for a new one', async () => {
  const memo = new Memo<string>(2)
  const answer = (text: string) => async () => text
  await memo.get('a', answer('first'))
  await memo.get('b', answer('first'))
  await memo.get('a', answer('second'))
  await memo.get('c', answer('first'))
  expect(await memo.get('a', answer('third'))).toBe('first')
  expect(await memo.get('b', answer('second'))).toBe('second')
})

test('a failure is not remembered', async () => {
  const memo = new Memo<string>(2)
  await expect(memo.get('a', () => Promise.reject(new Error('Postgres is away')))).rejects.toThrow()
  expect(await memo.get('a', async () => 'fine')).toBe('fine')
})
