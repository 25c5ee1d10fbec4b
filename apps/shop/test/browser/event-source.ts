import { onTestFinished, vi } from 'vitest'

/** Fakes the shop's server-sent events: records the subscriptions and lets a test send events. */
export function fakeEvents() {
  const sources: FakeSource[] = []
  class FakeSource extends EventTarget {
    isOpen = true
    constructor(readonly url: string) {
      super()
      sources.push(this)
    }
    close() {
      this.isOpen = false
    }
  }
  vi.stubGlobal('EventSource', FakeSource)
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  return {
    /** The URLs of open subscriptions. */
    open: () => sources.filter(({ isOpen }) => isOpen).map(({ url }) => url),
    say(event: string, data: object) {
      for (const source of sources.filter(({ isOpen }) => isOpen))
        source.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }))
    },
  }
}
