import { expect, test } from 'vitest'
import { sharedReading } from './shared-reading.ts'

test('a hundred who ask at once are answered by one reading; who asks meanwhile by the next', async () => {
  const readings: (() => void)[] = []
  const ask = sharedReading(() => new Promise<number>((go) => readings.push(() => go(readings.length))))
  const first = Array.from({ length: 100 }, ask)
  await expect.poll(() => readings.length).toBe(1)
  const later = [ask(), ask()]
  expect(readings.length).toBe(1)
  readings[0]?.()
  expect(new Set(await Promise.all(first))).toEqual(new Set([1]))
  await expect.poll(() => readings.length).toBe(2)
  readings[1]?.()
  expect(await Promise.all(later)).toEqual([2, 2])
})

test('a reading that fails fails for those who asked, and the next one reads again', async () => {
  let count = 0
  const ask = sharedReading(async () => {
    count += 1
    if (count === 1) throw new Error('away')
    return count
  })
  const answers = await Promise.allSettled([ask(), ask()])
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await ask()).toBe(2)
})
