import type { Locator } from 'vitest/browser'

/** Where somebody who cannot use a mouse has come to. */
export function focusOn(place: Locator) {
  ;(place.element() as HTMLElement).focus()
}
