import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Calls back when the guest turns away from `area`: Escape, a press elsewhere, the focus gone elsewhere. */
export function useDismissal(area: RefObject<HTMLElement | null>, active: boolean, onDismiss: () => void) {
  const dismiss = useEffectEvent(onDismiss)

  useEffect(() => {
    if (!active) return
    const listening = new AbortController()
    const { signal } = listening
    const elsewhere = (event: Event) => {
      if (event.target instanceof Node && !area.current?.contains(event.target)) dismiss()
    }
    const escapeKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // The panel is about to vanish with the focus in it: its button takes the focus back.
      area.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
      dismiss()
    }
    document.addEventListener('pointerdown', elsewhere, { signal })
    document.addEventListener('focusin', elsewhere, { signal })
    document.addEventListener('keydown', escapeKey, { signal })
    return () => listening.abort()
  }, [active, area])
}
