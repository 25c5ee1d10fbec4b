import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

interface FocusAfterNavigationProps {
  /** Id of what a page is about. */
  target: string
}

/** Whoever pressed what is gone afterwards goes on from the contents: without it the focus would fall to the top of the document. */
export function FocusAfterNavigation({ target }: FocusAfterNavigationProps) {
  const { key } = useLocation()
  const last = useRef<EventTarget | null>(null)
  useEffect(() => {
    const remember = (event: FocusEvent) => {
      last.current = event.target
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])
  // Each press that leads somewhere has a key of its own, also one that leads to the same address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when
  useEffect(() => {
    const isGone = last.current instanceof Element && !last.current.isConnected
    // A screen that has set the focus itself knows better.
    if (isGone && document.activeElement === document.body)
      document.getElementById(target)?.focus({ preventScroll: true })
  }, [key, target])
  return null
}
