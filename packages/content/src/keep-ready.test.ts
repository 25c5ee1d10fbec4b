import { expect, test } from 'vitest'
import { keepReady } from './keep-ready.ts'

/** Readers that the test resolves by hand. */
function shelf() {
  const reads: string[] = []
  const waiting: (() => void)[] = []
  const reader = (name: string) => () => {
    reads.push(name)
    return new Promise<void>((resolve) => waiting.push(resolve))
  }
  const letGo = async () => {
    waiting.shift()?.()
    await new Promise(setImmediate)
  }
  return { reads, reader, letGo }
}

const neverFails = (error: unknown) => {
  throw error
}

test('nothing is read before the start; then one after another, and again after a change', async () => {
  const { reads, reader, letGo } = shelf()
  const ready = keepReady([reader('pl'), reader('cs')], neverFails)
  ready.changed()
  expect(reads).toEqual([])
  ready.start()
  expect(reads).toEqual(['pl'])
  await letGo()
  await letGo()
  expect(reads).toEqual(['pl', 'cs'])
  ready.changed()
  expect(reads).toEqual(['pl', 'cs', 'pl'])
})

test('many changes in the middle of a round begin one round more', async () => {
  const { reads, reader, letGo } = shelf()
  const ready = keepReady([reader('pl'), reader('cs')], neverFails)
  ready.start()
  for (let change = 0; change < 100; change++) ready.changed()
  await letGo()
  expect(reads).toEqual(['pl', 'pl'])
  await letGo()
  await letGo()
  expect(reads).toEqual(['pl', 'pl', 'cs'])
})

test('a failure is told, and the next change tries again', async () => {
  const told: unknown[] = []
  let fails = true
  const read = async () => {
    if (fails) throw new Error('away')
  }
  const ready = keepReady([read], (error) => told.push(error))
  ready.start()
  await new Promise(setImmediate)
  expect(told).toHaveLength(1)
  fails = false
  ready.changed()
  await ready.stop()
  expect(told).toHaveLength(1)
})

test('who stops it waits for what is being read, and nothing more is', async () => {
  const { reads, reader, letGo } = shelf()
  const ready = keepReady([reader('pl'), reader('cs')], neverFails)
  ready.start()
  let stopped = false
  const stopping = ready.stop().then(() => {
    stopped = true
  })
  await new Promise(setImmediate)
  expect(stopped).toBe(false)
  await letGo()
  await stopping
  ready.changed()
  ready.start()
  expect(reads).toEqual(['pl'])
})
