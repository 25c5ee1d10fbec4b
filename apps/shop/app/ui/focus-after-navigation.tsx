import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

interface FocusAfterNavigationProps {
  /** The id of the main content. */
  target: string
}

/**
 * After a refused form, focuses the first wrong field: the scroll position stays, and the error is often above. If the pressed
 * element has disappeared, focuses the content: otherwise the focus would go to the top of the document.
 */
export function FocusAfterNavigation({ target }: FocusAfterNavigationProps) {
  const { key } = useLocation()
  const last = useRef<EventTarget | null>(null)
  const sent = useRef<{ by: Element | null; from: string } | null>(null)
  useEffect(() => {
    const remember = (event: FocusEvent) => {
      last.current = event.target
    }
    const send = ({ target: form }: SubmitEvent) => {
      if (form instanceof HTMLFormElement && form.method === 'post')
        sent.current = { by: document.activeElement, from: window.location.href }
    }
    document.addEventListener('focusin', remember)
    document.addEventListener('submit', send)
    return () => {
      document.removeEventListener('focusin', remember)
      document.removeEventListener('submit', send)
    }
  }, [])
  // Every navigation has a new key, also one to the same URL.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when
  useEffect(() => {
    const contents = document.getElementById(target)
    const form = sent.current
    sent.current = null
    const { activeElement: here, body } = document
    // Does nothing if the screen has set the focus itself.
    if (form?.from === window.location.href && (here === form.by || here === body)) leadToFault(contents)
    const isGone = last.current instanceof Element && !last.current.isConnected
    if (isGone && document.activeElement === body) contents?.focus({ preventScroll: true })
  }, [key, target])
  return null
}

const fields = 'input, select, textarea'

function leadToFault(contents: HTMLElement | null) {
  const wrong = contents?.querySelector<HTMLElement>('[aria-invalid="true"]')
  const field = wrong?.matches(fields) ? wrong : wrong?.querySelector<HTMLElement>(fields)
  if (field) field.focus()
  else contents?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' })
}
