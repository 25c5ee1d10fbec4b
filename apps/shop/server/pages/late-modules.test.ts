import { Script } from 'node:vm'
import { expect, test } from 'vitest'
import { longestWaitMs, startLate } from './late-modules.ts'

/** What the page loads with a high priority. */
class Picture extends EventTarget {
  complete = false
}

interface Page {
  elements: { name: string }[]
  /** Ends when nothing is left to do but what waits for a picture, for the first paint or for long. */
  settled: () => Promise<void>
  paint: () => Promise<void>
  waitLong: () => Promise<void>
}

function run(script: string, pictures: readonly Picture[] = [], hidden = false, tellsPaint = true): Page {
  const elements: Page['elements'] = []
  const painted: (() => void)[] = []
  const longWaits: (() => void)[] = []
  const settled = async () => {
    for (let turns = 0; turns < 10; turns++) await new Promise(setImmediate)
  }
  new Script(script).runInNewContext({
    document: {
      hidden,
      createElement: (name: string) => ({ name }),
      head: { append: (element: { name: string }) => elements.push({ ...element }) },
      querySelectorAll: (selector: string) => (selector === 'img[fetchpriority="high"]' ? pictures : []),
    },
    PerformanceObserver: class {
      constructor(told: (list: { getEntriesByName: (name: string) => unknown[] }) => void) {
        painted.push(() =>
          told({ getEntriesByName: (name) => (name === 'first-contentful-paint' ? [{ name }] : []) }),
        )
      }
      observe(of: unknown) {
        if (!tellsPaint) throw new TypeError('There is no such entry type.')
        expect(of).toEqual({ type: 'paint', buffered: true })
      }
    },
    requestAnimationFrame: (next: () => void) => setImmediate(next),
    setTimeout: (next: () => void, waitMs = 0) =>
      waitMs === longestWaitMs ? longWaits.push(next) : setImmediate(next),
  })
  return {
    elements,
    settled,
    async paint() {
      for (const told of painted) told()
      await settled()
    },
    async waitLong() {
      for (const next of longWaits) next()
      await settled()
    },
  }
}

const page = startLate('import "/assets/a.js"', ['/assets/a.js'])
const started = [
  { name: 'link', rel: 'modulepreload', fetchPriority: 'low', href: '/assets/a.js' },
  { name: 'script', type: 'module', textContent: 'import "/assets/a.js"' },
]

test('modules start after the page was painted', async () => {
  const { elements, settled, paint } = run(page)
  await settled()
  expect(elements).toEqual([])
  await paint()
  expect(elements).toEqual(started)
})

test.each(['load', 'error'])('they start after the largest picture: %s', async (ended) => {
  const [seen, awaited] = [new Picture(), new Picture()]
  seen.complete = true
  const { elements, settled, paint } = run(page, [seen, awaited])
  await paint()
  expect(elements).toEqual([])
  awaited.dispatchEvent(new Event(ended))
  await settled()
  expect(elements).toEqual(started)
})

test('a picture that takes long is not waited for', async () => {
  const { elements, paint, waitLong } = run(page, [new Picture()])
  await paint()
  expect(elements).toEqual([])
  await waitLong()
  expect(elements).toEqual(started)
})

test('a browser that does not say when it paints runs them, too', async () => {
  const { elements, settled } = run(page, [], false, false)
  await settled()
  expect(elements).toEqual(started)
})

test('on a page that nobody looks at they start at once', () => {
  expect(run(page, [new Picture()], true).elements).toEqual(started)
})

test('no text of a module ends the script', () => {
  const text = 'window.a = "</script><!--"'
  expect(startLate(text, [])).not.toContain('<')
  expect(run(startLate(text, []), [], true).elements).toEqual([
    { name: 'script', type: 'module', textContent: text },
  ])
})
