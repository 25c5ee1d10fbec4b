import { useEffect, useEffectEvent } from 'react'
import { extendHold } from './seat-map-calls.ts'
import type { HeldView } from './seat-map-view.ts'

/** A guest who moves or types is active. The hold is extended at most once a minute. */
const activityEveryMs = 60_000
const signs = ['pointerdown', 'keydown', 'scroll'] as const

/** Extends the hold while the guest is active on the page, and passes on the server's response. */
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
