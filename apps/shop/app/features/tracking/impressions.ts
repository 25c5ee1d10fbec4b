/** A part counts when it is fully visible, and not only for an instant. */
export const fullVisibility = 1
export const seenForMs = 100
export const startDelayMs = 200

export interface Impressions<Part> {
  /** Starts to observe a part, once. */
  add(part: Part): void
  /** Called by the observer when a part becomes fully visible or stops being so. */
  visibilityChanged(part: Part, isWhole: boolean): void
  stop(): void
}

interface ImpressionsOptions<Part> {
  observe(part: Part): void
  unobserve(part: Part): void
  onSeen(part: Part): void
}

/** Each part counts once: when it has been fully visible for a moment, but not before the page has settled. */
export function createImpressions<Part extends object>(options: ImpressionsOptions<Part>): Impressions<Part> {
  const known = new WeakSet<Part>()
  const waiting = new Map<Part, ReturnType<typeof setTimeout>>()
  const early: Part[] = []
  let isStarted = false
  const start = setTimeout(() => {
    isStarted = true
    for (const part of early.splice(0)) options.observe(part)
  }, startDelayMs)

  return {
    add(part) {
      if (known.has(part)) return
      known.add(part)
      if (isStarted) options.observe(part)
      else early.push(part)
    },
    visibilityChanged(part, isWhole) {
      clearTimeout(waiting.get(part))
      waiting.delete(part)
      if (!isWhole) return
      const timer = setTimeout(() => {
        waiting.delete(part)
        options.unobserve(part)
        options.onSeen(part)
      }, seenForMs)
      waiting.set(part, timer)
    },
    stop() {
      clearTimeout(start)
      for (const timer of waiting.values()) clearTimeout(timer)
      waiting.clear()
    },
  }
}
