import { onTestFinished, vi } from 'vitest'

/** Stands in for the shop's server-sent events: what pages listen to, and what a test lets them hear. */
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
    /** Addresses that are listened to. */
    open: () => sources.filter(({ isOpen }) => isOpen).map(({ url }) => url),
    say(event: string, data: object) {
      for (const source of sources.filter(({ isOpen }) => isOpen))
        source.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }))
    },
  }
}
