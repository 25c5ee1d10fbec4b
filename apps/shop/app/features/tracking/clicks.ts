import { isPlainPress } from '../../browser/plain-press.ts'
import { identifierOf } from './tracking-identifier.ts'

/** A press on one of our own links waits this long, so that its event is on its way before the page changes. */
export const linkWaitMs = 100

/** Where an element stands, from the outside in (`data-track`), and what it says. */
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
 * Tells of every press on a link or button inside of a tracked place. A press on a link of the shop is taken out of the way before
 * anybody has seen it and repeated 100 ms later, so that whatever the link does, it does then.
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
  // On the window and in capture: before React and before every listener of the page.
  window.addEventListener('click', press, { capture: true })
  return () => window.removeEventListener('click', press, { capture: true })
}
