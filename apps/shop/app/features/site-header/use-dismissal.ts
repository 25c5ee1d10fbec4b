import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Calls `onDismiss` on Escape, on a press outside `area`, and when the focus leaves it. */
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
      // The panel disappears with the focus in it, so its button gets the focus.
      area.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
      dismiss()
    }
    document.addEventListener('pointerdown', elsewhere, { signal })
    document.addEventListener('focusin', elsewhere, { signal })
    document.addEventListener('keydown', escapeKey, { signal })
    return () => listening.abort()
  }, [active, area])
}
