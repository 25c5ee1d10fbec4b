import { isPlainPress } from '../../browser/plain-press.ts'
import { identifierOf } from './tracking-identifier.ts'

/** A press on a link of the shop is delayed by so much, so that its event is sent before the page changes. */
export const linkWaitMs = 100

/** The places around an element (`data-track`), from the outside in, and its text. */
export function identifierOfElement(element: Element): string | null {
  const places: string[] = []
  for (
    let place = element.closest('[data-track]');
    place;
    place = place.parentElement?.closest('[data-track]') ?? null
  )
    places.unshift(place.getAttribute('data-track') ?? '')
  const heading = element.querySelector('h1, h2, h3')?.textContent
  const picture = element.querySelector('img')?.alt
  const words = element.getAttribute('aria-label') || heading || element.textContent?.trim() || picture
  return identifierOf([...places, words])
}

/**
 * Reports every press on a link or button inside a tracked place. A press on a link of the shop is stopped before any other
 * listener sees it and dispatched again 100 ms later.
 */
export function watchClicks(onClick: (identifier: string) => void): () => void {
  const repeated = new WeakSet<Event>()

  const press = (event: MouseEvent) => {
    const { target } = event
    const pressed = target instanceof Element ? target.closest('a[href], button') : null
    if (!pressed?.closest('[data-track]') || repeated.has(event)) return
    const identifier = identifierOfElement(pressed)
    if (identifier) onClick(identifier)
    const link = pressed instanceof HTMLAnchorElement ? pressed : null
    if (!isPlainPress(event, link, window.location.origin)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    setTimeout(() => {
      const again = new MouseEvent('click', event)
      repeated.add(again)
      target?.dispatchEvent(again)
    }, linkWaitMs)
  }
  // On the window in the capture phase: before React and every other listener of the page.
  window.addEventListener('click', press, { capture: true })
  return () => window.removeEventListener('click', press, { capture: true })
}
