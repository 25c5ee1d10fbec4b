import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

interface FocusAfterNavigationProps {
  /** Id of what a page is about. */
  target: string
}

/**
 * Whoever sent a form that is refused is led to the first thing to mend: the page stays where it was scrolled to, and what is wrong is often
 * above. Whoever pressed what is gone afterwards goes on from the contents: without it the focus would fall to the top of the document.
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
  // Each press that leads somewhere has a key of its own, also one that leads to the same address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when
  useEffect(() => {
    const contents = document.getElementById(target)
    const form = sent.current
    sent.current = null
    const { activeElement: here, body } = document
    // A screen that has set the focus itself knows better.
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
