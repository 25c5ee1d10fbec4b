import { expect, onTestFinished, test, vi } from 'vitest'
import { openMapStyle } from './open-map-style.ts'

const template = 'https://tiles.example/{z}/{x}/{y}.png'
const address = 'https://tiles.example/style.json'

function opened(named: string | null, answers: unknown[] = []) {
  vi.useFakeTimers()
  const logged: string[] = []
  const log = { warn: (text: string) => void logged.push(text) }
  const read = async () => {
    const answer = answers.shift()
    if (answer === undefined) throw new Error('status 503')
    return answer
  }
  const styles = openMapStyle({ address: named, log, read })
  onTestFinished(() => {
    styles.close()
    vi.useRealTimers()
  })
  styles.start()
  return { styles, logged, answers }
}

test('without a setting there is no style and nothing to say', async () => {
  const { styles, logged } = opened(null)
  await vi.advanceTimersByTimeAsync(120_000)
  expect([styles.current(), logged]).toEqual([null, []])
})

test('a style is there once it was read', async () => {
  const { styles, logged } = opened(template)
  await vi.advanceTimersByTimeAsync(0)
  expect([styles.current()?.origins, logged]).toEqual([['https://tiles.example'], []])
})

test('a service that does not answer is asked again, and the log says so once', async () => {
  const { styles, logged, answers } = opened(address)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(styles.current()).toBeNull()
  expect(logged).toEqual(['MAP_STYLE_URL cannot be drawn (status 503): guests see our own map.'])
  answers.push({ tiles: [template] })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(styles.current()).not.toBeNull()
})
