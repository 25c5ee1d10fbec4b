import { useEffect, useEffectEvent } from 'react'
import { extendHold } from './seat-map-calls.ts'
import type { HeldView } from './seat-map-view.ts'

/** Who moves or types is busy; once a minute is often enough to say so. */
const activityEveryMs = 60_000
const signs = ['pointerdown', 'keydown', 'scroll'] as const

/** While something is held, whoever is busy on the page keeps it; what the shop says of it is passed on. */
export function useExtending(hasHeld: boolean, onHeld: (held: HeldView) => void) {
  const heard = useEffectEvent(onHeld)
  useEffect(() => {
    if (!hasHeld) return
    let last = Date.now()
    const stir = () => {
      if (Date.now() - last < activityEveryMs) return
      last = Date.now()
      extendHold().then(heard, () => {})
    }
    for (const sign of signs) window.addEventListener(sign, stir, { passive: true, capture: true })
    return () => {
      for (const sign of signs) window.removeEventListener(sign, stir, { capture: true })
    }
  }, [hasHeld])
}
