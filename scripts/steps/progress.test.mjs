import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createProgress } from './progress.mjs'

beforeEach(
  () =>
    void vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout', 'clearInterval', 'clearTimeout', 'Date'] }),
)
afterEach(() => void vi.useRealTimers())

/** The output: a terminal of this width, or a log. @param {{ isTTY: boolean, columns?: number }} kind */
function watcher({ isTTY, columns }) {
  /** @type {string[]} */
  const written = []
  const write = (/** @type {string} */ text) => written.push(text) > 0
  const out = /** @type {NodeJS.WriteStream} */ (/** @type {unknown} */ ({ isTTY, columns, write }))
  // Cursor movements do not count as output.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what moves it
  return { out, lines: () => written.filter((text) => !/^\u001b/.test(text)) }
}

/** A step that starts, waits, and continues when the test tells it to. @param {import('./progress.mjs').Progress} progress */
function stepOf(progress) {
  const gate = makeGate()
  const done = progress.step('Preparing content', async (waitsFor) => {
    waitsFor('42 of 60 pages')
    return gate.promise
  })
  return { ...gate, done }
}

function makeGate() {
  /** @type {(value: unknown) => void} */
  let resolve = () => {}
  /** @type {(error: Error) => void} */
  let reject = () => {}
  const promise = new Promise((yes, no) => {
    resolve = yes
    reject = no
  })
  return { promise, resolve, reject }
}

test('a log reads which step runs and what it waits for, then how long it took and how long all of it', async () => {
  const { out, lines } = watcher({ isTTY: false })
  const progress = createProgress({ out })
  await vi.advanceTimersByTimeAsync(2_000)
  const step = stepOf(progress)
  await vi.advanceTimersByTimeAsync(1_500)
  expect(lines()).toEqual(['… Preparing content: 42 of 60 pages\n'])
  step.resolve('ready')
  expect(await step.done).toBe('ready')
  expect(lines().at(-1)).toBe('✓ Preparing content 1.5 s (at 3.5 s)\n')
})

test('a log reads what a step waits for even if the step says it late', async () => {
  const { out, lines } = watcher({ isTTY: false })
  const gate = makeGate()
  /** @type {(what: string) => void} */
  let say = () => {}
  const done = createProgress({ out }).step('Preparing content', (waitsFor) => {
    say = waitsFor
    return gate.promise
  })
  await vi.advanceTimersByTimeAsync(1_000)
  say('42 of 60 pages')
  say('43 of 60 pages')
  gate.resolve(null)
  await done
  expect(lines().slice(0, -1)).toEqual(['… Preparing content\n', '… Preparing content: 42 of 60 pages\n'])
})

test('a terminal sees the seconds pass on one line that fits', async () => {
  const { out, lines } = watcher({ isTTY: true, columns: 30 })
  const step = stepOf(createProgress({ out }))
  await vi.advanceTimersByTimeAsync(200)
  expect(lines()).toEqual(
    ['⠋ Preparing content 0.1 s – 42', '⠙ Preparing content 0.2 s – 42'].map((line) => line.slice(0, 29)),
  )
  step.resolve(null)
  await step.done
  expect(lines().at(-1)).toBe('✓ Preparing content 0.2 s (at 0.2 s)\n')
})

test('what is up to date at once is one line', async () => {
  const { out, lines } = watcher({ isTTY: false })
  await createProgress({ out }).step('Building the shop', async () => {})
  await vi.advanceTimersByTimeAsync(1_000)
  expect(lines()).toEqual(['✓ Building the shop 0.0 s (at 0.0 s)\n'])
})

test('a step that fails says so and passes the reason on', async () => {
  const { out, lines } = watcher({ isTTY: false })
  const step = stepOf(createProgress({ out }))
  step.reject(new Error('no disk'))
  await expect(step.done).rejects.toThrow('no disk')
  expect(lines()).toEqual(['✗ Preparing content 0.0 s (at 0.0 s)\n'])
})
