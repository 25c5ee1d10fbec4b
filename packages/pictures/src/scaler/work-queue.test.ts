import { expect, test } from 'vitest'
import { WorkQueue } from './work-queue.ts'

test('no more pictures are made at once than allowed, and all get made', async () => {
  const queue = new WorkQueue(2, 100)
  let running = 0
  let most = 0
  const job = async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise((done) => setImmediate(done))
    running -= 1
    return 1
  }
  const done = await Promise.all(Array.from({ length: 20 }, () => queue.run(job)))
  expect(done).toHaveLength(20)
  expect(most).toBe(2)
})

test('a picture that fails gives its place to the next', async () => {
  const queue = new WorkQueue(1, 10)
  const failed = queue.run(() => Promise.reject(new Error('broken')))
  const next = queue.run(async () => 'made')
  await expect(failed).rejects.toThrow('broken')
  await expect(next).resolves.toBe('made')
})

test('a queue says when its line is as long as it may be', async () => {
  const queue = new WorkQueue(1, 1)
  let finish = () => {}
  const first = queue.run(
    () =>
      new Promise<void>((done) => {
        finish = done
      }),
  )
  expect(queue.isFull).toBe(false)
  const second = queue.run(async () => {})
  expect(queue.isFull).toBe(true)
  finish()
  await Promise.all([first, second])
  expect(queue.isFull).toBe(false)
})
