import { expect, test } from 'vitest'
import { aloneInBrowser } from './alone-in-browser.ts'

test('of several tabs one does the work, the others wait for it and do nothing', async () => {
  let done = 0
  let finish = () => {}
  const isFinished = new Promise<void>((resolve) => {
    finish = resolve
  })
  const work = async () => {
    await isFinished
    done += 1
    return 'worked'
  }
  const tabs = [1, 2, 3].map(() => aloneInBrowser('a test', work, 'waited'))
  const first = await Promise.race([Promise.all(tabs.slice(1)), Promise.resolve('nobody yet')])
  expect(first).toBe('nobody yet')
  finish()
  expect((await Promise.all(tabs)).sort()).toEqual(['waited', 'waited', 'worked'])
  expect(done).toBe(1)
})

test('work that fails leaves the next one free to try', async () => {
  await expect(aloneInBrowser('a test', () => Promise.reject(new Error('no')), null)).rejects.toThrow('no')
  expect(await aloneInBrowser('a test', async () => 'worked', 'waited')).toBe('worked')
})
