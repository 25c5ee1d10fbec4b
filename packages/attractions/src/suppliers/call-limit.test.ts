import { expect, test } from 'vitest'
import { CallLimit } from './call-limit.ts'

test('two at once, one waits, the fourth is sent away', async () => {
  const limit = new CallLimit(2, 1)
  const ends: (() => void)[] = []
  let running = 0
  const work = () =>
    limit.run(async () => {
      running += 1
      await new Promise<void>((resolve) => ends.push(resolve))
      running -= 1
      return 'done'
    })
  const [one, two, three, four] = [work(), work(), work(), work()]
  expect(await four).toBeNull()
  expect(running).toBe(2)
  ends[0]?.()
  expect(await one).toBe('done')
  await Promise.resolve()
  expect(ends).toHaveLength(3)
  ends[1]?.()
  ends[2]?.()
  expect(await Promise.all([two, three])).toEqual(['done', 'done'])
  expect(running).toBe(0)
})

test('a call that fails gives its place back', async () => {
  const limit = new CallLimit(1, 0)
  await expect(limit.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await limit.run(async () => 1)).toBe(1)
})
