import { afterEach, expect, test, vi } from 'vitest'
import { bySelector } from '../../../test/browser/by-selector.ts'
import { drawListing } from '../../../test/browser/draw-listing.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('the watch of a list ends with that list, so that a late report loads no page more', async () => {
  const watching = new Set<unknown>()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe(part: Element) {
        if (part.matches('a[rel="next"]')) watching.add(this)
      }
      disconnect() {
        watching.delete(this)
      }
    },
  )
  await drawListing()
  const [first] = watching
  const wasWatching: boolean[] = []
  // Runs as soon as React has written the longer list.
  const written = new MutationObserver(() => {
    if (document.body.textContent?.includes('Wyświetlono 20 z 24')) wasWatching.push(watching.has(first))
  })
  written.observe(document.body, { subtree: true, childList: true, characterData: true })
  await bySelector('a[rel="next"]').click()
  await expect.poll(() => wasWatching[0]).toBe(false)
  written.disconnect()
})
